/** What a picture captcha can be for; each has an address of its own (docs/contract.md). */
export const pictureScenes = [
  'forgot_password',
  'forgot_password_by_phone',
  'activate_by_phone',
  'login',
  'register',
  'modify_phone',
  'become_referral',
  'two_step',
] as const

export type PictureScene = (typeof pictureScenes)[number]

/** Path of a picture captcha, for `pictureUrl` (API-10, WID-04). */
export function picturePath(scene?: PictureScene): `/${string}` {
  return scene ? `/captcha/get_pic/${scene}` : '/captcha/get_pic'
}
