import { expect, test } from 'vitest'
import * as limits from '../../src/rules/limits.ts'

test.each([
  ['WID-03', limits.defaultCountryCode, '86'],
  ['WID-03', limits.internationalCountryCode, '1'],
  ['WID-04', limits.pictureCaptchaLength, 4],
  ['WID-05', limits.smsCodeLength, 4],
  ['WID-06', limits.smsResendMs, 60_000],
  ['WID-07', limits.voiceCallSeconds, 60],
  ['WID-10', limits.toastMs, 1500],
  ['WID-16', limits.sliderWidth, 360],
  ['WID-16', limits.sliderHeight, 40],
  ['WID-17', limits.tapGuardMs, 300],
  ['LOG-04', limits.appMarkDelayMs, 3000],
  ['LOG-07', limits.deviceTokenDays, 365],
  ['TWO-07', limits.authenticatorSecretLength, 16],
  ['TWO-14', limits.twoStepCodeLength, 6],
  ['VAL-02', limits.passwordMinLength, 8],
  ['VAL-02', limits.passwordMaxLength, 32],
  ['VAL-08', limits.chinesePhoneLength, 11],
  ['VAL-08', limits.phoneMaxLength, 20],
  ['VAL-08', limits.phoneChangeDelayMs, 600],
  ['VAL-12', limits.remainingDaysLimit, 8],
  ['VAL-13', limits.paceMs, 250],
])('%s the limit is %j', (_, limit, value) => {
  expect(limit).toBe(value)
})
