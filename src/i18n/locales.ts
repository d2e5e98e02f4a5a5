/** The supported languages, in the language switcher's order (WID-11). */
export const locales = ['en', 'zh-CN', 'zh-TW'] as const

export type Locale = (typeof locales)[number]

export const localeNames: Record<Locale, string> = { en: 'English', 'zh-CN': '简体中文', 'zh-TW': '繁體中文' }

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

function findLocaleForTag(tag: string): Locale | undefined {
  const subtags = tag.toLowerCase().split('-')
  if (subtags[0] === 'en') return 'en'
  if (subtags[0] !== 'zh') return undefined
  const isTraditional = subtags.some((subtag) => ['hant', 'tw', 'hk', 'mo'].includes(subtag))
  return isTraditional && !subtags.includes('hans') ? 'zh-TW' : 'zh-CN'
}

/**
 * Returns the first supported language among the `lang` query parameter, the page's setting and the browser's list, or
 * else English (RD-5).
 */
export function chooseLocale(queryLang: unknown, pageLang: unknown, browserTags: readonly string[] = []): Locale {
  if (isLocale(queryLang)) return queryLang
  if (isLocale(pageLang)) return pageLang
  for (const tag of browserTags) {
    const locale = findLocaleForTag(tag)
    if (locale) return locale
  }
  return 'en'
}
