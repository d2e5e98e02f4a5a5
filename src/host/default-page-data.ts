import { type PageData, type PageDefaults, readPageData } from './page-data.ts'

/** The values of a page that embeds none. Prerendered markup is built with these. */
export function defaultPageData(defaults: PageDefaults): PageData {
  const emptyBlock = { textContent: '{}' } as HTMLElement
  return readPageData({ getElementById: () => emptyBlock }, defaults, () => {})
}
