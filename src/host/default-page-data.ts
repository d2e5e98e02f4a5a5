import { type PageData, type PageDefaults, readPageData } from './page-data.ts'

/** The page-embedded values of a page that embeds none: what prerendered markup knows. */
export function defaultPageData(defaults: PageDefaults): PageData {
  const emptyBlock = { textContent: '{}' } as HTMLElement
  return readPageData({ getElementById: () => emptyBlock }, defaults, () => {})
}
