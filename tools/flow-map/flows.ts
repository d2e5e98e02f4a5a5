// Used by Review / Flow maps in Storybook. `toFlow` in `flow.ts` walks through a machine to find its states and edges.
import type { Flow } from './flow.ts'
import { bulkLogout, changeEmail, changePhone, openApiToken } from './machines/account.ts'
import { connection, feedback, sessionWatch, slider, smsCode } from './machines/parts.ts'
import { choosePassword, recoverPassword, verifyIdentity } from './machines/recovery.ts'
import { login, qrConfirm, qrLogin, twoStepLogin } from './machines/sign-in.ts'
import { activation, coupon, linkAccount, register } from './machines/sign-up.ts'
import { twoStep } from './machines/two-step.ts'

/** The flows of all state machines in `src`, by area. */
export const flows: readonly Flow[] = [
  ...[login, twoStepLogin, qrLogin, qrConfirm, linkAccount, sessionWatch],
  ...[register, activation, coupon],
  ...[recoverPassword, choosePassword],
  ...[verifyIdentity, changePhone, changeEmail, bulkLogout, openApiToken],
  ...twoStep,
  ...[smsCode, slider, connection, feedback],
]
