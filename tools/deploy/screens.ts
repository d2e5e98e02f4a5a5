import { paths } from '../../src/pages/paths.ts'

/** What every screen's address looks like, with and without the prefix (SCR-21); its group is the page's file. */
export function screensPattern(group = ''): string {
  return `^(?:/account)?/(${group}${paths.map((path) => path.slice(1)).join('|')})$`
}
