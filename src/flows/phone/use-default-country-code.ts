import { defaultCountryCode, internationalCountryCode } from '../../rules/limits.ts'
import { usePageData } from '../environment.tsx'

/** The dialing code chosen at first: 86, or 1 on international mobile pages (WID-03). */
export function useDefaultCountryCode(): string {
  const { isMobile, isInternational } = usePageData()
  return isMobile && isInternational ? internationalCountryCode : defaultCountryCode
}
