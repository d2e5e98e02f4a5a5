import type { Messages } from './format-message.ts'
import type { Locale } from './locales.ts'

type LoadCatalog = () => Promise<{ messages: Messages }>

const catalogs: Record<Locale, LoadCatalog> = {
  en: () => import('./catalogs/en.po'),
  'zh-CN': () => import('./catalogs/zh-CN.po'),
  'zh-TW': () => import('./catalogs/zh-TW.po'),
}

/** Loads a language's catalog. Catalogs are separate files, so that a page downloads only one language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await catalogs[locale]()).messages
}
