/*
 * Secrets that the page embeds to sign two of its calls. Since the page is public they are too: they catch mistakes and
 * protect nothing (API-07, TWO-15).
 */

/** Slider captcha settings that every page embeds; with an additional `script_url` the page uses the vendor's (WID-16). */
export const captchaSettings = {
  scene_id: 'portico-scene',
  certify_id: 'portico-certify',
  region: 'cn',
  secret: 'demo-captcha-secret',
} as const

export const loginSignSecret = 'demo-login-sign-secret'
