// Run by `npm run build`. Contains the patterns of the server configuration.
import type { Locale } from '../../src/i18n/locales.ts'
import { paths } from '../../src/pages/links/paths.ts'

/** Returns a pattern for every screen's path, with and without the prefix (SCR-21). The group captures the page's file name. */
export function screensPattern(group = ''): string {
  return `^(?:/account)?/(${group}${paths.map((path) => path.slice(1)).join('|')})$`
}

/** Matches `Accept-Language` entries that no page supports. */
const others = String.raw`(?:\s*(?:[^ez,\s][^,]*|e(?:[^n,][^,]*|n\w[^,]*)?|z(?:[^h,][^,]*|h\w[^,]*)?)?,)*\s*`

/**
 * Patterns for the first supported entry of `Accept-Language`, consistent with `chooseLocale`: the first match wins, and the
 * fallback is English. Weights (`;q=`) are ignored, since browsers send the preferred language first.
 */
export const browserLanguages: readonly [pattern: string, locale: Locale][] = [
  [String.raw`(?i)^${others}zh-(?:[^,;]*-)?hans\b`, 'zh-CN'],
  [String.raw`(?i)^${others}zh-(?:[^,;]*-)?(?:hant|tw|hk|mo)\b`, 'zh-TW'],
  [String.raw`(?i)^${others}zh\b`, 'zh-CN'],
]
