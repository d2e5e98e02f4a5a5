import type { Page } from 'playwright'
import type { Finding } from '../finding.ts'

/** Finds targets smaller than `least` px. Runs in the page. */
function checkTargets(least: number): string[] {
  const controls = 'a[href],button,input:not([type=hidden]),select,summary,[role=option],[role=tab]'
  const scope = [...document.querySelectorAll('[role=dialog],[role=alertdialog]')].at(-1) ?? document.body
  const targets = [...scope.querySelectorAll(controls)].flatMap((control) => {
    // The label of a checkbox, or around a field, is part of its target.
    const target = (control.matches('input') && control.closest('label')) || control
    const { left, top, width, height } = target.getBoundingClientRect()
    const isThere = width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true })
    return isThere ? [{ control, left, top, width, height }] : []
  })
  type Target = (typeof targets)[number]
  /** Links within a sentence are exempt (2.5.8). */
  const isInSentence = ({ control }: Target) =>
    getComputedStyle(control).display.startsWith('inline') &&
    [...(control.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim())
  /** A small target is large enough for a mouse if a 24 px circle around its centre touches no other target (2.5.8). */
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

/** Targets that are too small: below 24 px for a mouse, or below 44 px for touch (AC-5). */
export async function findSmallTargets(page: Page, least: 24 | 44): Promise<Finding[]> {
  const small = await page.evaluate(checkTargets, least)
  return small.map((what) => ({ by: 'measure', rule: `target of ${least} px`, what }))
}
