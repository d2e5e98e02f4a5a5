import type { Translate } from '../../i18n/translations.tsx'
import { defaultCountryCode } from '../../rules/limits.ts'
import { formatPhone, getMaxPhoneLength, isChineseMobile, type Phone, readPhone } from '../../rules/phone.ts'
import { commonCodes } from './common-countries.ts'
import {
  createLoginValue,
  findPhoneInLogin,
  findProblem,
  isInternational,
  type PhoneProblem,
  type PhoneResult,
  splitPhone,
} from './phone-entry.ts'

export function problemText(t: Translate, { kind, countryCode }: PhoneProblem): string {
  if (kind === 'empty') return t('phone-field.empty')
  if (kind === 'too-long')
    return t('phone-field.too-long', { code: countryCode, limit: getMaxPhoneLength(countryCode) })
  return countryCode === defaultCountryCode ? t('phone-field.invalid-86') : t('phone-field.invalid')
}

/** Returns the dialing codes needed to parse the input. Only numbers from less common countries need all codes. */
async function dialingCodesFor(text: string): Promise<readonly string[]> {
  if (!isInternational(text) || splitPhone(text, '', commonCodes)) return commonCodes
  const { listCountryCodes } = await import('../../rules/countries.ts')
  return listCountryCodes()
}

/** Numbers that the user has confirmed, so that we do not ask about them again. */
const confirmedPhones = new Set<string>()

export function confirmPhone(phone: Phone): void {
  confirmedPhones.add(formatPhone(phone))
}

/** Returns a phone number whose country may be wrong, or undefined for other phone numbers and email addresses. */
export function findSuspectPhone(text: string, countryCode: string): Phone | undefined {
  const phone = isInternational(text) ? undefined : readPhone(text, countryCode, commonCodes)
  return phone && !isChineseMobile(phone) && !confirmedPhones.has(formatPhone(phone)) ? phone : undefined
}

/** Returns the number that the user probably meant, if any. Returns undefined if the country data fails to load. */
export async function findSuggestion(phone: Phone): Promise<Phone | undefined> {
  const module = await import('../../rules/suggest-phone.ts').catch(() => undefined)
  return module?.suggestPhone(phone)
}

export async function readPhoneEntry(text: string, countryCode: string, t: Translate): Promise<PhoneResult> {
  const code = countryCode || defaultCountryCode
  const suspectPhone = findSuspectPhone(text, code)
  const suggestion = suspectPhone && (await findSuggestion(suspectPhone))
  if (suggestion) {
    return {
      ok: false,
      error: t('phone-field.suggestion', { code: suggestion.countryCode, number: suggestion.number }),
    }
  }
  const codes = await dialingCodesFor(text)
  const phone = splitPhone(text, code, codes)
  if (phone) return { ok: true, phone, value: formatPhone(phone) }
  const problem = findProblem(text, code, codes) ?? { kind: 'invalid', countryCode: code }
  return { ok: false, error: problemText(t, problem) }
}

export async function readPhoneInLogin(text: string, countryCode: string): Promise<Phone | undefined> {
  return findPhoneInLogin(text, countryCode || defaultCountryCode, await dialingCodesFor(text))
}

export async function readLoginEntry(text: string, countryCode: string): Promise<string> {
  return createLoginValue(text, countryCode || defaultCountryCode, await dialingCodesFor(text))
}
