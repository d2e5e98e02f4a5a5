import { captchaShapes } from './captcha.ts'
import { loginShapes } from './login.ts'
import { passwordShapes } from './password.ts'
import { qrLoginShapes } from './qr-login.ts'
import { registrationShapes } from './registration.ts'
import { securityShapes } from './security.ts'
import { twoStepShapes } from './two-step.ts'

/**
 * The request and the answer of every call, by the call's name. A request is the body of a POST or the extra query of a GET;
 * an answer is what comes apart from `success`, `redirect` and `errors`. Loaded with the transport: pages need only types.
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
