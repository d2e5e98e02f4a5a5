/*
 * The business constants of docs/rules.md, each with its unit in its name. Those of looks, such as a dialog's offset, stand
 * in src/theme/tokens.ts; those that only one file of `host` or `api` needs, such as the name of a cookie, stay there.
 */

/** Characters of a picture captcha, at most (WID-04). */
export const pictureCaptchaLength = 4
/** Digits of an SMS code where the server names no other number (WID-05). */
export const smsCodeLength = 4
/** Digits of a code sent by mail; the 4 of an SMS are asked for there alone, and a mail lies about for longer. */
export const emailCodeLength = 6
/** Digits of a two-step code (TWO-14). */
export const twoStepCodeLength = 6
/** Characters of the secret that is typed into an authenticator by hand (TWO-07). */
export const authenticatorSecretLength = 16

/** The next code can be asked for this long after the last (WID-06). */
export const smsResendMs = 60_000
/** A voice code's call arrives within this time, in seconds as its message says it (WID-07). */
export const voiceCallSeconds = 60

/** Size of the slider captcha, in px (WID-16). */
export const sliderWidth = 360
/** Size of the slider captcha, in px (WID-16). */
export const sliderHeight = 40
/** On mobile pages a tap this soon after another is ignored (WID-17). */
export const tapGuardMs = 300

/** Shortest password where the page names no other (VAL-02, LOG-09). */
export const passwordMinLength = 8
/** Longest password (VAL-02). */
export const passwordMaxLength = 32

/** Dialing code chosen at first, without its plus (WID-03). */
export const defaultCountryCode = '86'
/** Dialing code chosen at first on international mobile pages (WID-03). */
export const internationalCountryCode = '1'
/** Digits of a phone of code 86 (VAL-08). */
export const chinesePhoneLength = 11
/** Most digits of any other phone (VAL-08). */
export const phoneMaxLength = 20
/** Fewest digits that are taken for a phone of another code; shorter ones are slips. */
export const phoneMinLength = 4
/** A phone counts as changed this long after the last key (VAL-08). */
export const phoneChangeDelayMs = 600

/** Debounce and throttle wait this long where nothing else is said (VAL-13). */
export const paceMs = 250
/** What ends in more days than these is told by its date (VAL-12). */
export const remainingDaysLimit = 8

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
/** Longest name of the server that is shown, such as a nickname, in characters (XS-2). */
export const serverNameLength = 40
