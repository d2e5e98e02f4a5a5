import { paths } from '../../src/pages/links/paths.ts'

/** Matches every screen's path, with and without the prefix (SCR-21); the group captures the page's file name. */
export function screensPattern(group = ''): string {
  return `^(?:/account)?/(${group}${paths.map((path) => path.slice(1)).join('|')})$`
}
