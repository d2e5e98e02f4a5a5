import type { Page } from 'playwright'
import type { Finding } from '../finding.ts'

/** Targets smaller than so many px. Runs in the page. */
function judgeTargets(least: number): string[] {
  const controls = 'a[href],button,input:not([type=hidden]),select,summary,[role=option],[role=tab]'
  const scope = [...document.querySelectorAll('[role=dialog],[role=alertdialog]')].at(-1) ?? document.body
  const targets = [...scope.querySelectorAll(controls)].flatMap((control) => {
    // A box is pressed by its label, and so is a field that lies in one.
    const target = (control.matches('input') && control.closest('label')) || control
    const { left, top, width, height } = target.getBoundingClientRect()
    const isThere = width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true })
    return isThere ? [{ control, left, top, width, height }] : []
  })
  type Target = (typeof targets)[number]
  /** A link within a sentence has that line's height (2.5.8). */
  const isInSentence = ({ control }: Target) =>
    getComputedStyle(control).display.startsWith('inline') &&
    [...(control.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim())
  /** With a pointer a small one will do where 24 px around its middle are free of others (2.5.8). */
  const hasRoom = (small: Target) => {
    const [x, y] = [small.left + small.width / 2, small.top + small.height / 2]
    return targets.every(({ control, left, top, width, height }) => {
      if (control === small.control) return true
      const across = Math.max(left - x, x - left - width, 0)
      const down = Math.max(top - y, y - top - height, 0)
      return Math.hypot(across, down) >= 12
    })
  }
  return targets
    .filter(({ width, height }) => Math.round(Math.min(width, height)) < least)
    .filter((target) => !isInSentence(target) && !(least === 24 && hasRoom(target)))
    .map(
      ({ control, width, height }) =>
        `${Math.round(width)} × ${Math.round(height)} px: ${control.outerHTML.slice(0, 160)}`,
    )
}

/** What is too small to be pressed: 24 px by pointer, 44 px by touch (AC-5). */
export async function findSmallTargets(page: Page, least: 24 | 44): Promise<Finding[]> {
  const small = await page.evaluate(judgeTargets, least)
  return small.map((what) => ({ by: 'measure', rule: `target of ${least} px`, what }))
}
