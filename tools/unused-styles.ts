import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BundleReport } from './bundle-report.ts'
import { type StyleSet, styleSetOf, styleSets } from './page-kinds.ts'
import { distFolder } from './preview-server.ts'
import { classesInMarkup, classesInStyles, wordsInStrings } from './waste.ts'

/** The classes for which a style set has rules, by where its pages use them. */
export type StyleUse = {
  set: StyleSet
  /** In the initial markup of a page. */
  shown: string[]
  /** In a string of a script that a page needs before it can be used, for a later state. */
  later: string[]
  unused: string[]
}

const read = (file: string) => readFileSync(join(distFolder, file), 'utf8')

function union(sets: Set<string>[]): Set<string> {
  return new Set(sets.flatMap((set) => [...set]))
}

/** How the pages of a built set use the styles they inline. */
function findStyleUse(set: StyleSet, pages: BundleReport['pages']): StyleUse {
  const members = Object.entries(pages).filter(([html]) => styleSetOf(html.replace(/^[^/]+|\.html$/g, '')) === set)
  const documents = members.map(([html]) => read(html))
  const scripts = [...new Set(members.flatMap(([, { entry, preloads }]) => [entry, ...preloads]))]
  const styles = documents.map((html) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '')
  const inMarkup = union(documents.map(classesInMarkup))
  const inScripts = union(scripts.map((file) => wordsInStrings(file, read(file))))
  const classes = [...union(styles.map(classesInStyles))]
  return {
    set,
    shown: classes.filter((name) => inMarkup.has(name)),
    later: classes.filter((name) => !inMarkup.has(name) && inScripts.has(name)),
    unused: classes.filter((name) => !inMarkup.has(name) && !inScripts.has(name)),
  }
}

/** The share of a page's inlined style classes that its own markup uses, from 0 to 1. */
export function shareShown(html: string): number {
  const page = read(html)
  const classes = classesInStyles(/<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '')
  const shown = classesInMarkup(page)
  return [...classes].filter((name) => shown.has(name)).length / classes.size
}

/** How every style set is used; needs a build. */
export function findAllStyleUse({ pages }: BundleReport): StyleUse[] {
  return styleSets.map((set) => findStyleUse(set, pages))
}
