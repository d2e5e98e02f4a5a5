import type { Locale } from '../../src/i18n/locales.ts'
import { en, type ServerMessages } from './en.ts'
import { zhCN } from './zh-cn.ts'
import { zhTW } from './zh-tw.ts'

export type { ServerMessages } from './en.ts'

export const serverMessages: Record<Locale, ServerMessages> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }

export type Localized = Record<Locale, string>

/** Returns one message in every language. */
export function inEachLanguage(pick: (messages: ServerMessages) => string): Localized {
  return { en: pick(en), 'zh-CN': pick(zhCN), 'zh-TW': pick(zhTW) }
}
