import { anyCallAt } from '../any-call.ts'
import { never } from '../error-screen.ts'
import { noCaptcha } from '../reasons.ts'

/** Both screens that ask for the password once more. */
export const provePasswordCells = <const Moment extends string>(moment: Moment) => ({
  ...anyCallAt(moment),
  'already-verified': { own: moment },
  ...noCaptcha('Proving the password'),
  'password-error': moment,
  'field-error': never('The password is the only field, and what is wrong with it stands beside the button.'),
})
