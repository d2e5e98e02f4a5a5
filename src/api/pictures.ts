import type { PictureScene } from './shapes/captcha.ts'

/*
 * Images are not API calls: an <img> fetches them, sending cookies but no custom headers. Pass each path to
 * `Client.pictureUrl`, which adds a timestamp to defeat caches (API-10).
 */

/** A picture captcha (WID-04). */
export function captchaPicture(scene?: PictureScene): `/${string}` {
  return scene ? `/captcha/get_pic/${scene}` : '/captcha/get_pic'
}

/** The QR code of a QR login (SCR-08). The schema makes the token safe in a path. */
export function qrLoginPicture(token: string): `/${string}` {
  return `/qr_login/image/${token}`
}

/** The QR code for an authenticator app (TWO-07). */
export const googleQrPicture = '/security/get_google_qrcode'

/** The QR code to scan with WeChat (TWO-04). */
export const wechatQrPicture = '/security/get_wechat_qrcode'
