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

/** Contexts that decide whether a finding counts, in order of precedence. */
const contexts = {
  'guard of a dialog': '[data-radix-focus-guard]',
  'in a toast': '[role=region]:has([data-over-blocker]) *',
  'behind a dialog': '[data-aria-hidden=true] *',
  'around a named field': 'label:has(> [aria-label])',
  'in a closed disclosure': 'details:not([open]) *',
}

async function check(named: Record<string, string>): Promise<Finding[]> {
  const { ace } = window as unknown as { ace: Engine }
  const { results } = await new ace.Checker().check(document, ['IBM_Accessibility'])
  return results
    .filter(({ value: [level, verdict] }) => level === 'VIOLATION' && verdict === 'FAIL')
    .map(({ ruleId, message, snippet, node }) => {
      const [context] = Object.entries(named).find(([, selector]) => node?.matches?.(selector)) ?? []
      return { by: 'IBM', rule: ruleId, ...(context && { context }), what: `${message} ${snippet.slice(0, 200)}` }
    })
}

/** The definite violations that IBM's engine finds in the current page, excluding those that need a manual check. */
export async function runIbm(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate('typeof ace === "object"'))) await page.evaluate(`${source}; void 0`)
  return page.evaluate(check, contexts)
}
