import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import type { Finding } from '../finding.ts'

/** What axe holds against the page as it stands, by all its rules or by one alone. */
export async function askAxe(page: Page, rule?: string): Promise<Finding[]> {
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
