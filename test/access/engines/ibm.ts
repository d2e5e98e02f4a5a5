import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import type { Finding } from '../finding.ts'

type Result = {
  ruleId: string
  value: [level: string, verdict: string]
  message: string
  snippet: string
  node?: Element
}
type Engine = { Checker: new () => { check: (page: Document, policies: string[]) => Promise<{ results: Result[] }> } }

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')

/** Where the engine's rules need to be told more about a node. In the order of their precedence. */
const places = {
  'guard of a dialog': '[data-radix-focus-guard]',
  'in the notices': '[role=region]:has([data-over-blocker]) *',
  'behind a dialog': '[data-aria-hidden=true] *',
  'around a named field': 'label:has(> [aria-label])',
  'in what is closed': 'details:not([open]) *',
}

async function check(named: Record<string, string>): Promise<Finding[]> {
  const { ace } = window as unknown as { ace: Engine }
  const { results } = await new ace.Checker().check(document, ['IBM_Accessibility'])
  return results
    .filter(({ value: [level, verdict] }) => level === 'VIOLATION' && verdict === 'FAIL')
    .map(({ ruleId, message, snippet, node }) => {
      const [place] = Object.entries(named).find(([, selector]) => node?.matches?.(selector)) ?? []
      return { by: 'IBM', rule: ruleId, ...(place && { place }), what: `${message} ${snippet.slice(0, 200)}` }
    })
}

/** What IBM's engine is sure is wrong with the page as it stands; what it asks a person to look at does not count. */
export async function askIbm(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate('typeof ace === "object"'))) await page.evaluate(`${source}; void 0`)
  return page.evaluate(check, places)
}
