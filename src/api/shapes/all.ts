import { captchaShapes } from './captcha.ts'
import { loginShapes } from './login.ts'
import { passwordShapes } from './password.ts'
import { qrLoginShapes } from './qr-login.ts'
import { registrationShapes } from './registration.ts'
import { securityShapes } from './security.ts'
import { twoStepShapes } from './two-step.ts'

/**
 * The request and response shapes of every call, by call name. A request is the body of a POST or the query of a GET.
 * Responses are those of successful calls, without `success`. Pages need only the types, so this module loads with the
 * transport.
 */
export const shapes = {
  ...loginShapes,
  ...qrLoginShapes,
  ...captchaShapes,
  ...registrationShapes,
  ...passwordShapes,
  ...twoStepShapes,
  ...securityShapes,
}
