import type { PictureScene } from './shapes/captcha.ts'

/*
 * Pictures are not calls: an <img> fetches them, with cookies and nothing else. Pass each path to `Client.pictureUrl`,
 * which adds a timestamp to defeat caches (API-10).
 */

/** A picture captcha, for one scene or for any (WID-04). */
export function captchaPicture(scene?: PictureScene): `/${string}` {
  return scene ? `/captcha/get_pic/${scene}` : '/captcha/get_pic'
}

/**
 * The QR code of a QR login (SCR-08). Its schema limits the token to letters, digits, `-` and `_`, and it is useless
 * outside the session that requested it.
 */
export function qrLoginPicture(token: string): `/${string}` {
  return `/qr_login/image/${token}`
}

/** The QR code for an authenticator app (TWO-07). */
export const googleQrPicture = '/security/get_google_qrcode'

/** The QR code to scan with WeChat (TWO-04). */
export const wechatQrPicture = '/security/get_wechat_qrcode'
