import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import * as page from './page-driver.ts'
import { type Find, say, type Text } from './page-driver.ts'
import { agree, fill, inTurn, press, sentCode, step, type } from './play-driver.ts'

/** A member whose account is not linked to WeChat. */
export const owner = { login: people.ava.email, password: demoPassword }

/** The visible field with this label: the other form stays in the document, hidden. */
const visibleField =
  (label: Text): Find =>
  (context) =>
    context.canvas
      .getAllByLabelText(say(context, label), { selector: 'input' })
      .find((found) => found.checkVisibility()) as HTMLElement

export const fillLogin = ({ login, password } = owner) =>
  step('A member types login and password', fill({ 'login.login.label': login, 'login.password.label': password }))

/** Logs in, which links the account. */
export const logInAndLink = (account = owner) =>
  inTurn(fillLogin(account), step('They log in, which links the account', press('bind.login.submit')))

/** Switches to the form for a new account. */
export const chooseNewAccount = step(
  'A visitor chooses a new account',
  press('bind.to-register'),
  page.field('bind.name.label'),
)

/** Fills in the form for a new account, with the code that was sent. */
export const fillNewAccount = inTurn(
  step(
    'They type name and phone and ask for a code',
    fill({ 'bind.name.label': 'Kai Chen', 'phone-field.label': newPhone }),
    press('sms-code.send'),
  ),
  step(
    'They type the code and a password',
    type(visibleField('sms-code.label'), sentCode),
    type(visibleField('new-password.label'), 'Lantern2026'),
    type(visibleField('new-password.confirmation'), 'Lantern2026'),
    agree,
  ),
)
