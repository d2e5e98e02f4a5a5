import type { Messages } from '@lingui/core'
import type { Locale } from './locales.ts'

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./catalogues/en.po'),
  'zh-CN': () => import('./catalogues/zh-CN.po'),
  'zh-TW': () => import('./catalogues/zh-TW.po'),
}

/** Loads one language's catalogue; each is a file of its own, so that a visitor loads only the active one. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await catalogues[locale]()).messages
}
