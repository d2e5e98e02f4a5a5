import type { Page } from 'playwright'
import { runAxe } from './engines/axe.ts'
import { runIbm } from './engines/ibm.ts'
import type { Finding } from './finding.ts'
import { findMisfits } from './layout/fit.ts'
import { findLostInForcedColours } from './layout/forced-colours.ts'
import { findSmallTargets } from './layout/targets.ts'

/** How a page is displayed: its colour scheme, and whether touch is used. */
export type Appearance = { colorScheme: 'light' | 'dark'; isTouch: boolean }

/** Contrast problems in the other colour scheme, and if the user prefers more contrast. */
async function findFaint(page: Page, { colorScheme }: Appearance): Promise<Finding[]> {
  const other = colorScheme === 'light' ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme: other })
  const inOther = await runAxe(page, 'color-contrast')
  await page.emulateMedia({ colorScheme, contrast: 'more' })
  const withMore = await runAxe(page, 'color-contrast')
  await page.emulateMedia({ contrast: 'no-preference' })
  const labelled = (how: string) => (found: Finding) => ({ ...found, what: `${how}: ${found.what}` })
  return [...inOther.map(labelled(other)), ...withMore.map(labelled('more contrast'))]
}

async function findMotion(page: Page): Promise<Finding[]> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 160) : undefined)),
  )
  return moving.map((what = 'something') => ({ by: 'measure', rule: 'reduced motion', what }))
}

/** All findings in the current page, which must have reduced motion. */
export async function inspect(page: Page, appearance: Appearance): Promise<Finding[]> {
  return [
    ...(await runAxe(page)),
    ...(await runIbm(page)),
    ...(await findMotion(page)),
    ...(await findSmallTargets(page, appearance.isTouch ? 44 : 24)),
    ...(await findFaint(page, appearance)),
    ...(await findLostInForcedColours(page)),
    ...(await findMisfits(page)),
  ]
}
