import type { Locale } from '../../src/i18n/locales.ts'

/** Entries of `Accept-Language` that no page is in. Without a look ahead, which Caddy's expressions do not know. */
const others = String.raw`(?:\s*(?:[^ez,\s][^,]*|e(?:[^n,][^,]*|n\w[^,]*)?|z(?:[^h,][^,]*|h\w[^,]*)?)?,)*\s*`

/**
 * The language of the first entry of `Accept-Language` that there is a page in, as `chooseLocale` would choose: the first
 * pattern that matches counts, and English where none does. Weights (`;q=`) are not read: browsers send the best first.
 */
export const browserLanguages: readonly [pattern: string, locale: Locale][] = [
  [String.raw`(?i)^${others}zh-(?:[^,;]*-)?hans\b`, 'zh-CN'],
  [String.raw`(?i)^${others}zh-(?:[^,;]*-)?(?:hant|tw|hk|mo)\b`, 'zh-TW'],
  [String.raw`(?i)^${others}zh\b`, 'zh-CN'],
]
