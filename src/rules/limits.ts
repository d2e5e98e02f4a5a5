/*
 * The business constants of docs/rules.md, each with its unit in its name. Constants that only one file
 * of `host` or `api` needs, such as the name of a cookie, stay there.
 */

/** Pause between two sends of a code (WID-06). */
export const smsResendSeconds = 60
/** A voice call arrives within this time (WID-07). */
export const voiceCallSeconds = 60
/** Digits of a code sent by SMS (WID-05). */
export const smsCodeLength = 4
/** Characters of a picture captcha, at most (WID-04). */
export const pictureCaptchaLength = 4
/** Digits of a two-step code (TWO-14). */
export const twoStepCodeLength = 6
/** Characters of the secret that is typed into an authenticator (TWO-07). */
export const authenticatorSecretLength = 16

/** Shortest password where the page names no other (VAL-02, LOG-09). */
export const passwordMinLength = 8
/** Longest password (VAL-02). */
export const passwordMaxLength = 32

/** Dialing code chosen at first, without its plus (WID-03). */
export const defaultCountryCode = '86'
/** Dialing code chosen at first on international mobile pages (WID-03). */
export const internationalMobileCountryCode = '1'
/** Wait after the last key before a phone counts as changed (VAL-08). */
export const phoneChangeDelayMs = 600

/** Life of the device token's cookie (LOG-07). */
export const deviceTokenDays = 365

/** Shortest time a toast is shown (WID-10). */
export const toastMs = 1500
/** Where dialogs stand (WID-08). */
export const dialogLayout = { zIndex: 9999, topOffsetPx: 20, minTopPaddingPx: 10 } as const
/** Size of the slider captcha (WID-16). */
export const sliderSizePx = { width: 360, height: 40 } as const

/** A tap this soon after another is ignored on mobile pages (WID-17). */
export const tapGuardMs = 300
/** The page counts as inside the app when the bridge exists this long after start (LOG-04). */
export const appMarkDelayMs = 3000
/** Debounce and throttle where nothing else is said (VAL-13). */
export const debounceMs = 250

/** Below this, a relative time is in seconds, minutes, hours (VAL-11); remaining time turns into a date after 8 days (VAL-12). */
export const timeSteps = { minuteSeconds: 60, hourSeconds: 3600, daySeconds: 86_400, remainingDays: 8 } as const

/** A call is given up after this time (RQ-7). */
export const callLimitMs = 30_000
/** A second automatic reload within this time is a loop (RQ-9). */
export const reloadGuardMs = 60_000
/** Longest text of the server that is shown, in characters (XS-2). */
export const serverTextLength = 500
