// Read by the runs of the stories and by `npm run check:catalogue`.
import type { Locale } from '../../src/i18n/locales.ts'

/**
 * English plays every story, in the light theme. Chinese plays some of them again, in the dark theme and one script each:
 * stories query texts by id, and the catalogue checks already catch missing, untranslated or unreadable texts. Stories for
 * reviewers are written in English, and those of errors would prove nothing more.
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
