/** The public entry point of the rules: pure functions and limits, which can be used outside these pages. */

export type { CalendarDay } from './calendar-day.ts'
export { readMessage } from './code-in-message.ts'
export { type CodeResult, type CodeStatus, isMessage, readCode, readPictureCaptcha } from './codes.ts'
export { type Country, findMainRegion, listCountries, listCountryCodes } from './countries.ts'
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
  resendDelayMs,
  sliderHeight,
  sliderWidth,
  smsCodeLength,
  tapGuardMs,
  twoStepCodeLength,
  voiceCallSeconds,
} from './limits.ts'
export { maskEmail, maskPhone } from './mask.ts'
export {
  choosePasswordHint,
  findForbiddenCharacter,
  listPasswordRequirements,
  type PasswordHint,
  type PasswordIssue,
  type PasswordPolicy,
  type PasswordRequirement,
  passwordRules,
  trimPassword,
  validatePassword,
} from './password.ts'
export {
  formatPhone,
  getMaxPhoneLength,
  isAllDigits,
  isPhone,
  type Phone,
  parsePhone,
  readPhone,
} from './phone.ts'
export { getRelativeTime, type RelativeTime } from './relative-time.ts'
export { getRemainingTime, getTokenStatus, type RemainingTime, type TokenStatus } from './remaining-time.ts'
export { createCountrySearch } from './search-countries.ts'
export { cleanServerText, isolateRightToLeft } from './server-text.ts'
export { checkLink, checkRedirect, type RedirectRules, type UrlCheck, type UrlRejection } from './url.ts'
