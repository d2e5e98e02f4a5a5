// Finds what is on a page by role and name, from within it, the same way in every engine.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Found, patience } from '../tab.ts'

type Queries = {
  queryAllByRole: (root: Element, role: string, options: { name?: string | RegExp }) => HTMLElement[]
  queryAllByLabelText: (root: Element, label: string, options: { selector: string }) => HTMLInputElement[]
}
type Finder = {
  seen: (role: string, name?: string | RegExp) => Element | undefined
  /** What a press would really meet: in view, at rest, and nothing over it. */
  pressable: (role: string, name?: string | RegExp) => Promise<Element | undefined>
  field: (label: string) => Element | undefined
}
type FinderWindow = Window & { TestingLibraryDom: Queries; portico: Finder }

/** Runs in the page. */
function installFinder() {
  const page = window as unknown as FinderWindow
  const { queryAllByRole, queryAllByLabelText } = page.TestingLibraryDom
  const isDrawn = (element: Element) => element.getClientRects().length > 0
  const placeOf = (element: Element) => element.getClientRects()[0] ?? new DOMRect()
  const rest = () => new Promise((resolve) => setTimeout(resolve, 30))

  const seen: Finder['seen'] = (role, name) =>
    queryAllByRole(document.body, role, name === undefined ? {} : { name }).find(isDrawn)

  const pressable: Finder['pressable'] = async (role, name) => {
    const element = seen(role, name)
    if (!element) return undefined
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = placeOf(element)
    await rest()
    const after = placeOf(element)
    if (after.x !== x || after.y !== y) return undefined
    const met = document.elementFromPoint(x + width / 2, y + height / 2)
    const isMet = element.contains(met) || met?.closest('label')?.control === element
    return isMet && !element.matches(':disabled') ? element : undefined
  }

  const field: Finder['field'] = (label) => {
    const element = queryAllByLabelText(document.body, label, { selector: 'input' }).find(isDrawn)
    return element?.matches(':disabled') ? undefined : element
  }
  page.portico = { seen, pressable, field }
}

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Puts the finder into a page that has none, which each newly opened one is. */
const install = `(() => { ${library};(${installFinder.toString()})() })()`

const literal = (value: unknown) => (value instanceof RegExp ? value.toString() : JSON.stringify(value))

const call = (name: keyof Finder, ...args: readonly unknown[]) => `portico.${name}(${args.map(literal).join(', ')})`

/** Something on the page that is looked for. */
export const look = {
  seen: ({ role, name }: Found) => call('seen', role, name),
  pressable: ({ role, name }: Found) => call('pressable', role, name),
  field: (label: string) => call('field', label),
}

/** A page of any engine, as far as looking goes. */
export type Searched<Element> = {
  /** What an expression comes to, its promise awaited; what is no element is nothing. */
  evaluateElement: (expression: string) => Promise<Element | undefined>
  evaluate: (expression: string) => Promise<unknown>
}

/** Waits for what is looked for, across navigations. Throws, with the expression, when it does not come in time. */
export async function find<Element>(page: Searched<Element>, expression: string): Promise<Element> {
  const end = Date.now() + patience
  let reason: unknown
  while (Date.now() < end) {
    try {
      if (!(await page.evaluate(`'portico' in window`))) await page.evaluate(install)
      const element = await page.evaluateElement(expression)
      if (element) return element
      reason = undefined
    } catch (error) {
      // The page was changing for another.
      reason = error
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const where = await page.evaluate('location.href').catch(() => 'an unknown page')
  throw new Error(`On ${String(where)} there was not in time: ${expression}`, { cause: reason })
}
