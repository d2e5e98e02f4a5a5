import type { Page } from 'playwright'
import { askAxe } from './engines/axe.ts'
import { askIbm } from './engines/ibm.ts'
import type { Finding } from './finding.ts'
import { findMisfits } from './layout/fit.ts'
import { findLostInForcedColours } from './layout/forced-colours.ts'
import { findSmallTargets } from './layout/targets.ts'

/** How a page is looked at: its colours, and whether by touch. */
export type Manner = { colorScheme: 'light' | 'dark'; isTouch: boolean }

/** Contrast in the other colours, and for those who ask for more. */
async function findFaint(page: Page, { colorScheme }: Manner): Promise<Finding[]> {
  const other = colorScheme === 'light' ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme: other })
  const inOther = await askAxe(page, 'color-contrast')
  await page.emulateMedia({ colorScheme, contrast: 'more' })
  const withMore = await askAxe(page, 'color-contrast')
  await page.emulateMedia({ contrast: 'no-preference' })
  const told = (how: string) => (found: Finding) => ({ ...found, what: `${how}: ${found.what}` })
  return [...inOther.map(told(other)), ...withMore.map(told('more contrast'))]
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

/** All that can be held against a page as it stands; the page has reduced motion. */
export async function inspect(page: Page, manner: Manner): Promise<Finding[]> {
  return [
    ...(await askAxe(page)),
    ...(await askIbm(page)),
    ...(await findMotion(page)),
    ...(await findSmallTargets(page, manner.isTouch ? 44 : 24)),
    ...(await findFaint(page, manner)),
    ...(await findLostInForcedColours(page)),
    ...(await findMisfits(page)),
  ]
}
