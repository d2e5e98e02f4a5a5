import type { Messages } from './format-message.ts'
import type { Locale } from './locales.ts'

type Catalogue = () => Promise<{ messages: Messages }>

const catalogues: Record<Locale, Catalogue> = {
  en: () => import('./catalogues/en.po'),
  'zh-CN': () => import('./catalogues/zh-CN.po'),
  'zh-TW': () => import('./catalogues/zh-TW.po'),
}

const errorCatalogues: Record<Locale, Catalogue> = {
  en: () => import('./catalogues/errors/en.po'),
  'zh-CN': () => import('./catalogues/errors/zh-CN.po'),
  'zh-TW': () => import('./catalogues/errors/zh-TW.po'),
}

/** Loads one language's catalogue; each is a file of its own, so that a visitor loads only the active one. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await catalogues[locale]()).messages
}

/** Loads what one language says of errors: nobody needs it before something went wrong. */
export async function loadErrorMessages(locale: Locale): Promise<Messages> {
  return (await errorCatalogues[locale]()).messages
}
