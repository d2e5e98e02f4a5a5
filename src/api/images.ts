import type { PictureScene } from './shapes/captcha.ts'

/*
 * An <img> fetches these images, with cookies but without a call's headers. Pass each path to
 * `Client.imageUrl`, which adds a timestamp to defeat caches (API-10).
 */

/** Returns the path of a picture captcha (WID-04). */
export function captchaImagePath(scene?: PictureScene): `/${string}` {
  return scene ? `/captcha/get_pic/${scene}` : '/captcha/get_pic'
}

/** Returns the path of a QR login's QR code (SCR-08). The response schema ensures that the token is safe in a path. */
export function qrLoginImagePath(token: string): `/${string}` {
  return `/qr_login/image/${token}`
}

/** The path of the QR code for an authenticator app (TWO-07). */
export const googleQrImagePath = '/security/get_google_qrcode'

/** The path of the QR code to scan with WeChat (TWO-04). */
export const wechatQrImagePath = '/security/get_wechat_qrcode'
