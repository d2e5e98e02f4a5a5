/*
 * What the page embeds to sign two of its calls. The page is public and so are these: they are a check against mistakes,
 * and protect nothing (API-07, TWO-15).
 */

/** Settings of the slider captcha that every page has; one with a `script_url` besides uses the vendor's (WID-16). */
export const captchaSettings = {
  scene_id: 'portico-scene',
  certify_id: 'portico-certify',
  region: 'cn',
  secret: 'demo-captcha-secret',
} as const

export const loginSignSecret = 'demo-login-sign-secret'
