import type { Translate } from '../../i18n/texts.tsx'
import { defaultCountryCode } from '../../rules/limits.ts'
import { phoneLimit, phoneValue } from '../../rules/phone.ts'
import { commonCodes } from './common-countries.ts'
import {
  findProblem,
  isInternational,
  loginValue,
  type PhoneProblem,
  type PhoneReading,
  sortOut,
} from './phone-entry.ts'

/** The text for a problem, as shown under the field. */
export function problemText(t: Translate, { kind, countryCode }: PhoneProblem): string {
  if (kind === 'empty') return t('phone-field.empty')
  if (kind === 'too-long') return t('phone-field.too-long', { code: countryCode, limit: phoneLimit(countryCode) })
  return countryCode === defaultCountryCode ? t('phone-field.invalid-86') : t('phone-field.invalid')
}

/** The dialing codes needed to read this text: the common ones, unless the number is from another country. */
async function codesFor(typed: string): Promise<readonly string[]> {
  if (!isInternational(typed) || sortOut(typed, '', commonCodes)) return commonCodes
  const { listCountryCodes } = await import('../../rules/countries.ts')
  return listCountryCodes()
}

export async function readPhoneEntry(typed: string, countryCode: string, t: Translate): Promise<PhoneReading> {
  const code = countryCode || defaultCountryCode
  const codes = await codesFor(typed)
  const phone = sortOut(typed, code, codes)
  if (phone) return { ok: true, phone, value: phoneValue(phone) }
  const problem = findProblem(typed, code, codes) ?? { kind: 'invalid', countryCode: code }
  return { ok: false, error: problemText(t, problem) }
}

export async function readLoginEntry(typed: string, countryCode: string): Promise<string> {
  return loginValue(typed, countryCode || defaultCountryCode, await codesFor(typed))
}
