// Unnecessary parts of pages: duplicated modules, packages in two versions, and styles that none of their classes uses.
import { parseSync, Visitor } from 'vite'
import type { BundleReport } from './bundle-report.ts'

type Chunks = BundleReport['chunks']

function modulesOf(chunks: Chunks): string[] {
  return Object.values(chunks).flatMap(({ modules }) => modules)
}

/** Modules that are in more than one script. */
export function modulesTwice(chunks: Chunks): string[] {
  const modules = modulesOf(chunks)
  return [...new Set(modules.filter((module, index) => modules.indexOf(module) !== index))]
}

/** Packages installed in more than one place, as two versions are: `name: place, place`. */
export function packagesTwice(chunks: Chunks): string[] {
  const places = new Map<string, Set<string>>()
  for (const module of modulesOf(chunks)) {
    const [place, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)(?=\/)/.exec(module) ?? []
    if (place && name) places.set(name, (places.get(name) ?? new Set()).add(place))
  }
  return [...places].filter(([, found]) => found.size > 1).map(([name, found]) => `${name}: ${[...found].join(', ')}`)
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** All words in a script's strings, which include any class that it may assign. */
export function wordsInStrings(file: string, code: string): Set<string> {
  const words = new Set<string>()
  const add = (text: unknown) => {
    if (typeof text === 'string') for (const word of wordsOf(text)) words.add(word)
  }
  const visitor = new Visitor({
    Literal({ value }) {
      add(value)
    },
    TemplateElement({ value }) {
      add(value.cooked)
    },
  })
  visitor.visit(parseSync(file, code).program)
  return words
}

/** The classes used in a page's markup. */
export function classesInMarkup(html: string): Set<string> {
  const attributes = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, classes = '']) => classes)
  return new Set(attributes.flatMap((classes) => wordsOf(classes.replaceAll('&gt;', '>').replaceAll('&amp;', '&'))))
}

/** The classes that a stylesheet has rules for. Classes inside `:not()` do not count. */
export function classesInStyles(css: string): Set<string> {
  const selectors = css.replace(/\{[^{}]*\}/g, '{}').replace(/:not\([^()]*\)/g, '')
  const classes = Array.from(selectors.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) => name.replaceAll('\\', ''))
  return new Set(classes.filter((name) => !/^\d/.test(name)))
}
