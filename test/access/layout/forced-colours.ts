import type { Page } from 'playwright'
import type { Finding } from '../finding.ts'

/** The controls that have a box of their own, and whether that has a border. Runs in the page. */
function readFrames(): { name: string; isBoxed: boolean; isFramed: boolean }[] {
  const isClear = (colour: string) => /(, 0\)|\/ 0\)|transparent)$/.test(colour)
  return [...document.querySelectorAll('button,input:not([type=hidden])')]
    .filter((control) => control.clientWidth > 1 && control.checkVisibility({ visibilityProperty: true }))
    .map((control) => {
      // The box of an input is what stands around it.
      const frames = control.matches('input')
        ? [control, control.parentElement, control.parentElement?.parentElement]
        : [control]
      const styles = frames.flatMap((frame) => (frame ? [getComputedStyle(frame)] : []))
      const isFramed = styles.some(
        ({ borderTopWidth, borderTopStyle, appearance }) =>
          (Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none') ||
          (control.matches('[type=checkbox],[type=radio]') && appearance === 'auto'),
      )
      const isBoxed = isFramed || styles.some(({ backgroundColor }) => !isClear(backgroundColor))
      return { name: control.outerHTML.slice(0, 160), isBoxed, isFramed }
    })
}

/** Controls that have a box, and none in forced colours, where backgrounds and shadows go. */
export async function findLostFrames(page: Page): Promise<Finding[]> {
  const usual = await page.evaluate(readFrames)
  await page.emulateMedia({ forcedColors: 'active' })
  const forced = await page.evaluate(readFrames)
  await page.emulateMedia({ forcedColors: 'none' })
  return usual.flatMap(({ name, isBoxed }, place) =>
    isBoxed && !forced[place]?.isFramed ? [{ by: 'measure', rule: 'frame in forced colours', what: name }] : [],
  )
}
