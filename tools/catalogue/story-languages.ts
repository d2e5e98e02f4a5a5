// Read by the runs of the stories and by `npm run check:catalogue`.
import type { Locale } from '../../src/i18n/locales.ts'

/**
 * Every story is played in English with the light theme, and some again in one Chinese script with the dark theme. More
 * is not needed: stories query texts by ID, and the catalogue checks already catch missing, untranslated or unreadable
 * texts. Stories for reviewers are written in English, and error stories would prove nothing more.
 */
const chineseStories: Record<Exclude<Locale, 'en'>, RegExp> = {
  'zh-CN': /stories\/(?:primitives|widgets)\//,
  'zh-TW': /stories\/pages\/(?!errors\/)/,
}

/** The languages in which the stories of a file are played. */
export function languagesOf(file: string): Locale[] {
  const chinese = (Object.keys(chineseStories) as (keyof typeof chineseStories)[]).filter((locale) =>
    chineseStories[locale].test(file),
  )
  return ['en', ...chinese]
}
