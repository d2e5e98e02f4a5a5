/** The public entry point of the rules: pure functions and limits, which can be used outside these pages. */

export type { CalendarDay } from './calendar-day.ts'
export { readMessage } from './code-in-message.ts'
export { type CodeResult, type CodeStatus, isMessage, readCode, readPictureCaptcha } from './codes.ts'
export { type Country, listCountries, listCountryCodes, mainRegion } from './countries.ts'
export { isEmail, readEmail } from './email.ts'
export {
  authenticatorSecretLength,
  debounceMs,
  defaultCountryCode,
  inputSettleMs,
  internationalCountryCode,
  passwordMaxLength,
  passwordMinLength,
  pictureCaptchaLength,
  sliderHeight,
  sliderWidth,
  smsCodeLength,
  smsResendMs,
  tapGuardMs,
  twoStepCodeLength,
  voiceCallSeconds,
} from './limits.ts'
export { maskEmail, maskPhone } from './mask.ts'
export {
  forbiddenCharacter,
  type PasswordHint,
  type PasswordIssue,
  type PasswordPolicy,
  type PasswordRequirement,
  passwordHint,
  passwordRequirements,
  passwordRules,
  trimPassword,
  validatePassword,
} from './password.ts'
export {
  isAllDigits,
  isPhone,
  type Phone,
  parsePhoneValue,
  phoneLimit,
  phoneValue,
  readPhone,
} from './phone.ts'
export { type RelativeTime, relativeTime } from './relative-time.ts'
export { type RemainingTime, remainingTime, type TokenStatus, tokenStatus } from './remaining-time.ts'
export { createCountrySearch } from './search-countries.ts'
export { cleanServerText, isolateRightToLeft } from './server-text.ts'
export { checkLink, checkRedirect, type RedirectRules, type UrlCheck, type UrlRejection } from './url.ts'
