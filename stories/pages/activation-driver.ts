import { newPhone } from '../../mocks/personas/people.ts'
import * as page from './page-driver.ts'
import { agree, fill, inTurn, press, sentCode, step, type } from './play-driver.ts'

/** Names the phone, once it is asked for. */
export const namePhone = inTurn(page.title('activation.phone.heading'), fill({ 'phone-field.label': newPhone }))

export const askForCode = step(
  'An invited person types a phone number and asks for a code',
  namePhone,
  press('sms-code.send'),
)

/** Proves the phone by its code. */
export const provePhone = inTurn(
  askForCode,
  step(
    'They type the code and go on',
    type('sms-code.label', sentCode),
    press('activation.phone.submit'),
    page.title('activation.account.heading'),
  ),
)

/** Fills the last step in. */
export const fillAccount = step(
  'An invited person fills in name and password',
  page.title('activation.account.heading'),
  fill({
    'activation.name.label': 'Lin Yue',
    'new-password.label': 'Lantern2026',
    'new-password.confirmation': 'Lantern2026',
  }),
  agree,
)
