// Why whole kinds of errors cannot come up on several screens.
import { never } from './error-screen.ts'

/** Nothing can be wrong with a captcha. `deed`: what the screen does, e.g. `Replacing the token`. */
export function noCaptcha<const Deed extends string>(deed: Deed) {
  const reason = never(`${deed} takes no captcha.`)
  return { 'picture-captcha-wrong': reason, 'picture-captcha-needed': reason, 'sliding-captcha': reason }
}

/** Nothing is typed, and so nothing of it is wrong or secret. */
export function noForm<const Deed extends string>(deed: Deed) {
  const noField = never('There is no form here, so no field that it could stand at.')
  return {
    'encryption-refused': never(`${deed} sends nothing secret, so nothing has to be encrypted.`),
    'password-error': noField,
    'field-error': noField,
    'two-step-code-error': noField,
  }
}

/** In account security the login is over, its second step with it. */
export const noSecondStep = {
  'two-step-code-error': never('No code of a second step is asked for here: whoever sees this screen is logged in.'),
}
