/*
 * Secrets that the page embeds to sign two of its calls. They are as public as the page, so they catch mistakes but
 * protect nothing (API-07, TWO-15).
 */

/** The slider captcha of every page. With a `script_url`, pages use the vendor's slider instead (WID-16). */
export const captchaSettings = {
  scene_id: 'portico-scene',
  certify_id: 'portico-certify',
  region: 'cn',
  secret: 'demo-captcha-secret',
} as const

export const loginSignSecret = 'demo-login-sign-secret'
