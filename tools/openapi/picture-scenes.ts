import type { PictureScene } from '../../src/api/shapes/captcha.ts'
import type { CallName } from './call-names.ts'

/** The scene of the picture captcha that each call accepts. `its own scene`: the request names it in `scene`. */
export const pictureSceneOf: Partial<Record<CallName, PictureScene | 'its own scene'>> = {
  login: 'login',
  syncLogin: 'login',
  appLogin: 'login',
  oauthLogin: 'login',
  bindLogin: 'login',
  sendQuickLoginCode: 'login',
  sendSms: 'its own scene',
  becomeReferral: 'become_referral',
  confirmAccount: 'forgot_password',
  forgotPassword: 'forgot_password',
  requestTwoStepCode: 'two_step',
  preVerifyPhone: 'modify_phone',
  preVerifyEmail: 'modify_phone',
  verifyPhone: 'modify_phone',
  verifyEmail: 'modify_phone',
}
