import { expect, test } from 'vitest'
import {
  authenticatorSecretLength,
  defaultCountryCode,
  internationalCountryCode,
  paceMs,
  passwordMaxLength,
  passwordMinLength,
  phoneChangeDelayMs,
  pictureCaptchaLength,
  sliderHeight,
  sliderWidth,
  smsCodeLength,
  smsResendMs,
  tapGuardMs,
  twoStepCodeLength,
  voiceCallSeconds,
} from '../../src/rules/index.ts'
import {
  appMarkDelayMs,
  chinesePhoneLength,
  deviceTokenDays,
  phoneMaxLength,
  remainingDaysLimit,
  toastMs,
} from '../../src/rules/limits.ts'

test.each([
  ['WID-03', defaultCountryCode, '86'],
  ['WID-03', internationalCountryCode, '1'],
  ['WID-04', pictureCaptchaLength, 4],
  ['WID-05', smsCodeLength, 4],
  ['WID-06', smsResendMs, 60_000],
  ['WID-07', voiceCallSeconds, 60],
  ['WID-10', toastMs, 1500],
  ['WID-16', sliderWidth, 360],
  ['WID-16', sliderHeight, 40],
  ['WID-17', tapGuardMs, 300],
  ['LOG-04', appMarkDelayMs, 3000],
  ['LOG-07', deviceTokenDays, 365],
  ['TWO-07', authenticatorSecretLength, 16],
  ['TWO-14', twoStepCodeLength, 6],
  ['VAL-02', passwordMinLength, 8],
  ['VAL-02', passwordMaxLength, 32],
  ['VAL-08', chinesePhoneLength, 11],
  ['VAL-08', phoneMaxLength, 20],
  ['VAL-08', phoneChangeDelayMs, 600],
  ['VAL-12', remainingDaysLimit, 8],
  ['VAL-13', paceMs, 250],
])('%s is kept as the rule says: %j', (_, limit, value) => {
  expect(limit).toBe(value)
})
