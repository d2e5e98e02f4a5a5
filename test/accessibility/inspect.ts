import axe, { type AxeResults } from 'axe-core'
import type { BrowserContextOptions, Page } from 'playwright'
import { phone } from '../e2e/page-form.ts'
import { findOverflow } from './overflow.ts'
import { findSmallTargets } from './targets.ts'

/** The browser options for inspected pages. */
export const pageOptions: BrowserContextOptions = {
  locale: 'en',
  reducedMotion: 'reduce',
  colorScheme: 'light',
  ...phone,
}

/** Returns the violations that axe finds in the current page. If `rule` is omitted, axe checks all rules. */
async function runAxe(page: Page, rule?: string): Promise<string[]> {
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(`${axe.source}; void 0`)
  const options = { resultTypes: ['violations'], ...(rule && { runOnly: { type: 'rule', values: [rule] } }) }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${failureSummary} ${html.slice(0, 200)}`),
  )
}

/** Finds contrast problems in the dark theme, and for users who prefer more contrast. */
async function findLowContrast(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const darkViolations = await runAxe(page, 'color-contrast')
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' })
  const highContrastViolations = await runAxe(page, 'color-contrast')
  await page.emulateMedia({ contrast: 'no-preference' })
  return [
    ...darkViolations.map((violation) => `dark: ${violation}`),
    ...highContrastViolations.map((violation) => `more contrast: ${violation}`),
  ]
}

const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
      .map(({ effect }) => `moves: ${effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 160) : ''}`),
  )

/** Finds submit buttons and dialogs without a border or outline in forced colors mode, which hides backgrounds. */
async function findMissingBorders(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const missingBorders = await page.evaluate(() =>
    [...document.querySelectorAll('[type=submit],[role=dialog],[role=alertdialog]')]
      .filter((element) => element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { borderTopWidth, outlineStyle } = getComputedStyle(element)
        return Number.parseFloat(borderTopWidth) === 0 && outlineStyle === 'none'
      })
      .map((element) => `no border in forced colors: ${element.outerHTML.slice(0, 160)}`),
  )
  await page.emulateMedia({ forcedColors: 'none' })
  return missingBorders
}

/** Finds accessibility problems in the current page. The page must have been opened with `pageOptions`. */
export async function findProblems(page: Page): Promise<string[]> {
  return [
    ...(await runAxe(page)),
    ...(await findMotion(page)),
    ...(await findSmallTargets(page)),
    ...(await findLowContrast(page)),
    ...(await findMissingBorders(page)),
    ...(await findOverflow(page)),
  ]
}
