/*
 * The business constants of docs/rules.md that are in use, each with its unit in its name. Constants that only one file
 * of `host` or `api` needs, such as the name of a cookie, stay there.
 */

/** Characters of a picture captcha, at most (WID-04). */
export const pictureCaptchaLength = 4

/** Shortest password where the page names no other (VAL-02, LOG-09). */
export const passwordMinLength = 8
/** Longest password (VAL-02). */
export const passwordMaxLength = 32

/** Dialing code chosen at first, without its plus (WID-03). */
export const defaultCountryCode = '86'

/** Life of the device token's cookie (LOG-07). */
export const deviceTokenDays = 365

/** Shortest time a toast is shown (WID-10). */
export const toastMs = 1500

/** The page counts as inside the app when the bridge exists this long after start (LOG-04). */
export const appMarkDelayMs = 3000

/** A call is given up after this time (RQ-7). */
export const callLimitMs = 30_000
/** A second automatic reload within this time is a loop (RQ-9). */
export const reloadGuardMs = 60_000
/** Longest text of the server that is shown, in characters (XS-2). */
export const serverTextLength = 500
