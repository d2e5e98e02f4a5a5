import { usePageData } from '../../kit/environment.tsx'
import { defaultCountryCode, internationalCountryCode } from '../../rules/limits.ts'

/** The initial dialing code: 86, or 1 on international mobile pages (WID-03). */
export function useDefaultCountryCode(): string {
  const { isMobile, isInternational } = usePageData()
  return isMobile && isInternational ? internationalCountryCode : defaultCountryCode
}
