/*
 * Secrets that the page embeds to sign two of its calls. They are as public as the page, so the signatures catch
 * mistakes but protect nothing (API-07, TWO-15).
 */

/** Every page's slider captcha settings. If a `script_url` is added, pages use the vendor's slider (WID-16). */
export const captchaSettings = {
  scene_id: 'portico-scene',
  certify_id: 'portico-certify',
  region: 'cn',
  secret: 'demo-captcha-secret',
} as const

export const loginSignSecret = 'demo-login-sign-secret'
