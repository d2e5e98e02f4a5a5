import type { Page } from 'playwright'

/** Finds targets that are too small for touch (AC-5). Runs in the page. */
function checkTargets(): string[] {
  const controls = 'a[href],button,input:not([type=hidden]),select,summary,[role=option],[role=tab]'
  const scope = [...document.querySelectorAll('[role=dialog],[role=alertdialog]')].at(-1) ?? document.body
  const targets = [...scope.querySelectorAll(controls)].flatMap((control) => {
    // A label that contains an input is part of the input's target.
    const target = (control.matches('input') && control.closest('label')) || control
    const { width, height } = target.getBoundingClientRect()
    const isVisible = width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true })
    return isVisible ? [{ control, width, height }] : []
  })
  /** Links within a sentence are exempt (WCAG 2.5.8). */
  const isInSentence = (control: Element) =>
    getComputedStyle(control).display.startsWith('inline') &&
    [...(control.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim())
  return targets
    .filter(({ width, height }) => Math.round(Math.min(width, height)) < 44)
    .filter(({ control }) => !isInSentence(control))
    .map(
      ({ control, width, height }) =>
        `${Math.round(width)} × ${Math.round(height)} px: ${control.outerHTML.slice(0, 160)}`,
    )
}

export const findSmallTargets = async (page: Page): Promise<string[]> =>
  (await page.evaluate(checkTargets)).map((target) => `target smaller than 44 px: ${target}`)
