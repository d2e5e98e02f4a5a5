import type { PictureScene } from '../../src/api/schemas/captcha.ts'
import type { CallName } from './call-names.ts'

/** Whose picture a call's `pic_captcha` was typed from. `its own scene`: the one that the request names in `scene`. */
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
