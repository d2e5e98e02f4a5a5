import { newPhone } from '../../mocks/personas/people.ts'
import * as screen from '../../test/screens/activation.ts'
import * as page from './page-driver.ts'
import { fill, inTurn, look, perform, press, sentCode, step, type } from './play-driver.ts'

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
export const fillAccount = inTurn(
  look(page.title('activation.account.heading')),
  perform('An invited person fills in name and password', screen.fillAccount('Lantern2026')),
)
