import { newPhone } from '../../mocks/personas/people.ts'
import * as screen from '../../test/screens/activation.ts'
import * as page from './page-driver.ts'
import { check, fill, inSequence, perform, press, sentCode, step, type } from './play-driver.ts'

/** Waits for the phone step, and types a phone number. */
export const enterPhone = inSequence(page.title('activation.phone.heading'), fill({ 'phone-field.label': newPhone }))

export const requestCode = step('Type a phone number and request a code', enterPhone, press('sms-code.send'))

/** Requests a code and verifies the phone number with it. */
export const verifyPhone = inSequence(
  requestCode,
  step(
    'Type the code and continue',
    type('sms-code.label', sentCode),
    press('activation.phone.submit'),
    page.title('activation.account.heading'),
  ),
)

/** Fills in the last step, with a name and a password. */
export const fillAccount = inSequence(
  check(page.title('activation.account.heading')),
  perform('Fill in the name and password', screen.fillAccount('Lantern2026')),
)
