import type { PictureScene } from './schemas/captcha.ts'

/*
 * Pictures are no calls: an <img> fetches them, with cookies and nothing else. Each address is for `Client.pictureUrl`,
 * which adds the time that keeps caches from answering (API-10).
 */

/** A picture captcha, of one scene or of any (WID-04). */
export function captchaPicture(scene?: PictureScene): `/${string}` {
  return scene ? `/captcha/get_pic/${scene}` : '/captcha/get_pic'
}

/**
 * The QR code of a QR login (SCR-08). The token, letters, digits, `-` and `_` as its schema has it, is worth nothing outside
 * of the session that asked for it.
 */
export function qrLoginPicture(token: string): `/${string}` {
  return `/qr_login/image/${token}`
}

/** The QR code that an authenticator reads (TWO-07). */
export const googleQrPicture = '/security/get_google_qrcode'

/** The QR code that WeChat reads (TWO-04). */
export const wechatQrPicture = '/security/get_wechat_qrcode'
