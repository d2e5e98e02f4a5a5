// Run by `npm run build`. Contains the path and language patterns of the server configuration.
import type { Locale } from '../../src/i18n/locales.ts'
import { paths } from '../../src/pages/links/paths.ts'

/** Returns a regex for screen paths with or without `/account` (SCR-21). `group` names the capture, e.g. `?<page>`. */
export function screensPattern(group = ''): string {
  return `^(?:/account)?/(${group}${paths.map((path) => path.slice(1)).join('|')})$`
}

/** Matches leading entries of `Accept-Language` with unsupported languages. */
const unsupportedEntries = String.raw`(?:\s*(?:[^ez,\s][^,]*|e(?:[^n,][^,]*|n\w[^,]*)?|z(?:[^h,][^,]*|h\w[^,]*)?)?,)*\s*`

/**
 * Patterns for the first supported entry of `Accept-Language`, consistent with `chooseLocale`. The first match wins.
 * The fallback is English. Weights (`;q=`) are ignored, since browsers send the preferred language first.
 */
export const browserLanguages: readonly [pattern: string, locale: Locale][] = [
  [String.raw`(?i)^${unsupportedEntries}zh-(?:[^,;]*-)?hans\b`, 'zh-CN'],
  [String.raw`(?i)^${unsupportedEntries}zh-(?:[^,;]*-)?(?:hant|tw|hk|mo)\b`, 'zh-TW'],
  [String.raw`(?i)^${unsupportedEntries}zh\b`, 'zh-CN'],
]
