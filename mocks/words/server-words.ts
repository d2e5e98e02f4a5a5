import type { Locale } from '../../src/i18n/locales.ts'
import { en, type ServerWords } from './en.ts'
import { zhCN } from './zh-cn.ts'
import { zhTW } from './zh-tw.ts'

export type { ServerWords } from './en.ts'

export const serverWords: Record<Locale, ServerWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }

export type Localized = Record<Locale, string>

/** Returns one message in every language. */
export function inEachLanguage(pick: (words: ServerWords) => string): Localized {
  return { en: pick(en), 'zh-CN': pick(zhCN), 'zh-TW': pick(zhTW) }
}
