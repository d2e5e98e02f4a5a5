import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import * as page from './page-driver.ts'
import { type Find, say, type Text } from './page-driver.ts'
import { agree, fill, inTurn, press, sentCode, step, type } from './play-driver.ts'

/** The owner of an account that is bound to no WeChat. */
export const owner = { login: people.ava.email, password: demoPassword }

/** The field with this label that shows: the other way's form stays, hidden. */
const shownField =
  (label: Text): Find =>
  (context) =>
    context.canvas
      .getAllByLabelText(say(context, label), { selector: 'input' })
      .find((found) => found.checkVisibility()) as HTMLElement

/** Types login and password. */
export const fillLogin = ({ login, password } = owner) =>
  step('A member types login and password', fill({ 'login.login.label': login, 'login.password.label': password }))

/** Logs in, and so binds. */
export const logInAndBind = (account = owner) =>
  inTurn(fillLogin(account), step('They log in and bind the account', press('bind.login.submit')))

/** Goes over to the second way, once its form is there. */
export const chooseNewAccount = step(
  'A visitor chooses a new account',
  press('bind.to-register'),
  page.field('bind.name.label'),
)

/** Fills the form of a new account in, with the code that was sent. */
export const fillNewAccount = inTurn(
  step(
    'They type name and phone and ask for a code',
    fill({ 'bind.name.label': 'Kai Chen', 'phone-field.label': newPhone }),
    press('sms-code.send'),
  ),
  step(
    'They type the code and a password',
    type(shownField('sms-code.label'), sentCode),
    type(shownField('new-password.label'), 'Lantern2026'),
    type(shownField('new-password.confirmation'), 'Lantern2026'),
    agree,
  ),
)
