import type { Messages } from './format-message.ts'
import type { Locale } from './locales.ts'

type LoadCatalogue = () => Promise<{ messages: Messages }>

const catalogues: Record<Locale, LoadCatalogue> = {
  en: () => import('./catalogues/en.po'),
  'zh-CN': () => import('./catalogues/zh-CN.po'),
  'zh-TW': () => import('./catalogues/zh-TW.po'),
}

/** Loads a language's catalogue. Catalogues are separate files, so that a page downloads only one language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await catalogues[locale]()).messages
}
