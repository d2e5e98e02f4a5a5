import { type PageData, type PageDefaults, readPageData } from './page-data.ts'

/** Page data for a page that embeds none, such as prerendered markup. */
export function defaultPageData(defaults: PageDefaults): PageData {
  const emptyBlock = { textContent: '{}' } as HTMLElement
  return readPageData({ getElementById: () => emptyBlock }, defaults, () => {})
}
