import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import type { Finding } from '../finding.ts'

/** The violations that axe finds in the current page, by all its rules or only one. */
export async function runAxe(page: Page, rule?: string): Promise<Finding[]> {
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(`${axe.source}; void 0`)
  const options = { resultTypes: ['violations'], ...(rule && { runOnly: { type: 'rule', values: [rule] } }) }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }): Finding => {
      const what = `${failureSummary.replaceAll(/\s+/g, ' ')} ${html.slice(0, 200)}`
      return { by: 'axe', rule: id, what }
    }),
  )
}
