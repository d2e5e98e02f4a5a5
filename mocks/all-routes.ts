import { activationRoutes } from './handlers/activation.ts'
import { captchaImageRoutes, captchaRoutes } from './handlers/captcha.ts'
import { credentialRoutes } from './handlers/credentials.ts'
import { forgotPasswordRoutes } from './handlers/forgot-password.ts'
import { loginRoutes } from './handlers/login.ts'
import { oauthPageRoutes, oauthRoutes } from './handlers/oauth.ts'
import { passwordRoutes } from './handlers/password.ts'
import { qrImageRoutes, qrLoginRoutes } from './handlers/qr-login.ts'
import { quickLoginRoutes } from './handlers/quick-login.ts'
import { referralRoutes } from './handlers/referral.ts'
import { registrationRoutes } from './handlers/registration.ts'
import { securityRoutes } from './handlers/security.ts'
import { ssoRoutes } from './handlers/sso.ts'
import { twoStepRoutes } from './handlers/two-step.ts'
import { twoStepImageRoutes } from './handlers/two-step-images.ts'
import { twoStepLoginRoutes } from './handlers/two-step-login.ts'
import type { CallRoute, PlainRoute } from './http/routes.ts'
import { externalPageRoutes } from './pages/external-pages.ts'
import { homeRoutes } from './pages/home.ts'
import { outboxRoutes } from './pages/outbox.ts'
import { ssoPageRoutes } from './pages/sso.ts'
import { thirdPartyRoutes } from './pages/third-party.ts'
import { vendorCaptchaRoutes } from './pages/vendor-captcha.ts'
import { wechatRoutes } from './pages/wechat.ts'

export const callRoutes: readonly CallRoute[] = [
  ...loginRoutes,
  ...captchaRoutes,
  ...quickLoginRoutes,
  ...registrationRoutes,
  ...referralRoutes,
  ...credentialRoutes,
  ...forgotPasswordRoutes,
  ...passwordRoutes,
  ...activationRoutes,
  ...qrLoginRoutes,
  ...oauthRoutes,
  ...ssoRoutes,
  ...twoStepRoutes,
  ...twoStepLoginRoutes,
  ...securityRoutes,
]

/** The routes for images and pages, including simulated third-party pages. */
export const plainRoutes: readonly PlainRoute[] = [
  ...captchaImageRoutes,
  ...homeRoutes,
  ...outboxRoutes,
  ...externalPageRoutes,
  ...thirdPartyRoutes,
  ...qrImageRoutes,
  ...oauthPageRoutes,
  ...ssoPageRoutes,
  ...twoStepImageRoutes,
  ...vendorCaptchaRoutes,
  ...wechatRoutes,
]
