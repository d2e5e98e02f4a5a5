import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BundleReport } from './bundle-report.ts'
import { type StyleSet, styleSetOf, styleSets } from './page-kinds.ts'
import { distFolder } from './preview-server.ts'
import { classesInMarkup, classesInStyles, wordsInStrings } from './waste.ts'

/** The classes that a set of styles has rules for, by where its pages name them. */
export type StyleUse = {
  set: StyleSet
  /** At first sight, in the markup of a page. */
  shown: string[]
  /** In a string of a script that a page needs before it can be used, for a state that comes later. */
  later: string[]
  unused: string[]
}

const read = (file: string) => readFileSync(join(distFolder, file), 'utf8')

function union(sets: Set<string>[]): Set<string> {
  return new Set(sets.flatMap((set) => [...set]))
}

/** What the pages of a built set show of the styles that they carry. */
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

/** How many of the classes that a built page carries styles for its own markup has, 0 to 1. */
export function shareShown(html: string): number {
  const page = read(html)
  const classes = classesInStyles(/<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '')
  const shown = classesInMarkup(page)
  return [...classes].filter((name) => shown.has(name)).length / classes.size
}

/** What every set of styles is used for; a build comes first. */
export function findAllStyleUse({ pages }: BundleReport): StyleUse[] {
  return styleSets.map((set) => findStyleUse(set, pages))
}
