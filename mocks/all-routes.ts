import { activationRoutes } from './handlers/activation.ts'
import { bindRoutes } from './handlers/bind.ts'
import { captchaRoutes } from './handlers/captcha.ts'
import { controlRoutes } from './handlers/controls.ts'
import { credentialRoutes } from './handlers/credentials.ts'
import { forgotPasswordRoutes } from './handlers/forgot-password.ts'
import { loginRoutes } from './handlers/login.ts'
import { oauthPageRoutes, oauthRoutes } from './handlers/oauth.ts'
import { passwordRoutes } from './handlers/password.ts'
import { qrLoginRoutes, qrPictureRoutes } from './handlers/qr-login.ts'
import { quickLoginRoutes } from './handlers/quick-login.ts'
import { referralRoutes } from './handlers/referral.ts'
import { registrationRoutes } from './handlers/registration.ts'
import { securityRoutes } from './handlers/security.ts'
import { sliderRoutes } from './handlers/slider.ts'
import { smsRoutes } from './handlers/sms.ts'
import { ssoRoutes } from './handlers/sso.ts'
import { twoStepRoutes } from './handlers/two-step.ts'
import { twoStepLoginRoutes } from './handlers/two-step-login.ts'
import { twoStepPictureRoutes } from './handlers/two-step-pictures.ts'
import { verifyIdentityRoutes } from './handlers/verify-identity.ts'
import type { CallRoute, PlainRoute } from './http/routes.ts'
import { homeRoutes } from './pages/home.ts'
import { outboxRoutes } from './pages/outbox.ts'
import { placeRoutes } from './pages/place-pages.ts'
import { ssoPageRoutes } from './pages/sso.ts'
import { thirdRoutes } from './pages/third.ts'
import { vendorCaptchaRoutes } from './pages/vendor-captcha.ts'
import { wechatRoutes } from './pages/wechat.ts'

/** Every call of the contract with its handler. */
export const callRoutes: readonly CallRoute[] = [
  ...loginRoutes,
  ...smsRoutes,
  ...quickLoginRoutes,
  ...registrationRoutes,
  ...referralRoutes,
  ...bindRoutes,
  ...credentialRoutes,
  ...forgotPasswordRoutes,
  ...passwordRoutes,
  ...activationRoutes,
  ...qrLoginRoutes,
  ...oauthRoutes,
  ...ssoRoutes,
  ...verifyIdentityRoutes,
  ...twoStepRoutes,
  ...twoStepLoginRoutes,
  ...securityRoutes,
  ...sliderRoutes,
]

/** Everything else the service serves: pictures, stand-ins for third-party pages, its own controls. `reset` starts over. */
export function plainRoutes(reset: () => void): PlainRoute[] {
  return [
    ...captchaRoutes,
    ...controlRoutes(reset),
    ...homeRoutes,
    ...outboxRoutes,
    ...placeRoutes,
    ...thirdRoutes,
    ...qrPictureRoutes,
    ...oauthPageRoutes,
    ...ssoPageRoutes,
    ...twoStepPictureRoutes,
    ...vendorCaptchaRoutes,
    ...wechatRoutes,
  ]
}
