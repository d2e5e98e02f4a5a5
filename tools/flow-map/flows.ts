// Run by Review / Flow maps in Storybook: walks through the machines of the flows to find every state and edge.
import type { Flow } from './flow.ts'
import { activation } from './machines/activation.ts'
import { bind } from './machines/bind.ts'
import { changeEmail, changePhone } from './machines/change-contact.ts'
import { choosePassword } from './machines/choose-password.ts'
import { connection } from './machines/connection.ts'
import { coupon } from './machines/coupon.ts'
import { leavingDevices } from './machines/devices.ts'
import { feedback } from './machines/feedback.ts'
import { login } from './machines/login.ts'
import { openApiToken } from './machines/open-api-token.ts'
import { qrConfirm } from './machines/qr-confirm.ts'
import { qrLogin } from './machines/qr-login.ts'
import { recoverPassword } from './machines/recover-password.ts'
import { register } from './machines/register.ts'
import { sessionWatch } from './machines/session-watch.ts'
import { slider } from './machines/slider.ts'
import { smsCode } from './machines/sms-code.ts'
import { twoStep } from './machines/two-step.ts'
import { twoStepLogin } from './machines/two-step-login.ts'
import { verifyIdentity } from './machines/verify-identity.ts'

/** All flows that have steps or states, by area. */
export const flows: readonly Flow[] = [
  ...[login, twoStepLogin, qrLogin, qrConfirm, bind, sessionWatch],
  ...[register, activation, coupon],
  ...[recoverPassword, choosePassword],
  ...[verifyIdentity, changePhone, changeEmail, leavingDevices, openApiToken],
  ...twoStep,
  ...[smsCode, slider, connection, feedback],
]
