/*
 * The business constants of docs/rules.md. The names of durations include the unit. Visual constants are in
 * src/theme/tokens.ts. Constants that only one file of `host` or `api` uses are in that file.
 */

/** Maximum number of characters in a picture captcha (WID-04). */
export const pictureCaptchaLength = 4
/** Number of digits in an SMS code, unless the server specifies another number (WID-05). */
export const smsCodeLength = 4
/** Number of digits in an emailed code. Longer than an SMS code, since an email stays visible for longer. */
export const emailCodeLength = 6
/** Number of digits in a two-step code (TWO-14). */
export const twoStepCodeLength = 6
/** Number of characters in the secret that people type into an authenticator by hand (TWO-07). */
export const authenticatorSecretLength = 16

/** How long the user must wait before requesting another code or email, in ms (WID-06). */
export const resendDelayMs = 60_000
/** The call with a voice code arrives within this time. In seconds, since a message shows the number (WID-07). */
export const voiceCallSeconds = 60

/** Width of the slider captcha, in px (WID-16). */
export const sliderWidth = 360
/** Height of the slider captcha, in px (WID-16). */
export const sliderHeight = 40
/** On mobile pages, a tap this soon after another tap is ignored (WID-17). */
export const tapGuardMs = 300

/** Minimum length of a password, unless the page sets another minimum (VAL-02, LOG-09). */
export const passwordMinLength = 8
/** Maximum length of a password (VAL-02). */
export const passwordMaxLength = 32

/** Initial dialing code, without the plus (WID-03). */
export const defaultCountryCode = '86'
/** Initial dialing code on international mobile pages (WID-03). */
export const internationalCountryCode = '1'
/** Number of digits in a phone number with dialing code 86 (VAL-08). */
export const chinesePhoneLength = 11
/** Maximum number of digits in any other phone number (VAL-08). */
export const phoneMaxLength = 20
/** Minimum number of digits in any other phone number. A shorter number is treated as a typo. */
export const phoneMinLength = 4
/** Input is treated as settled this long after the last keystroke (VAL-08). */
export const inputSettleMs = 600

/** Default wait for debounce and throttle (VAL-13). */
export const debounceMs = 250
/** A remaining time of more than this many days is shown as the end date (VAL-12). */
export const remainingDaysLimit = 8

/** Lifetime of the device token's cookie (LOG-07). */
export const deviceTokenDays = 365

/** Minimum time that a toast is shown (WID-10). */
export const toastMs = 1500

/** A client bridge without a type is treated as the mobile app this long after the page started (LOG-04). */
export const appDetectionDelayMs = 3000

/** A call times out after this long (RQ-7). */
export const callTimeoutMs = 30_000
/** A second automatic reload within this time is treated as a loop (RQ-9). */
export const reloadGuardMs = 60_000
/** Maximum length of displayed text from the server, in characters (XS-2). */
export const serverTextLength = 500
/** Maximum length of a displayed name from the server, such as a nickname, in characters (XS-2). */
export const serverNameLength = 40
/** Maximum length of a displayed company or device name, or of a detail about one, in characters (XS-2). */
export const serverTitleLength = 120
/** Maximum length of a displayed email address, in characters. No valid address is longer (XS-2). */
export const serverEmailLength = 254
