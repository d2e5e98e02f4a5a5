import type { Page } from 'playwright'
import type { Finding } from '../finding.ts'

/** The current parts of a page, to be read again after the page has changed. Runs in the page. */
const findParts = () => ({
  controls: [...document.querySelectorAll('button,input:not([type=hidden])')].filter(
    (control) => control.clientWidth > 1 && control.checkVisibility({ visibilityProperty: true }),
  ),
  all: [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => element.offsetHeight > 1 && element.checkVisibility({ visibilityProperty: true }),
  ),
})

type Parts = ReturnType<typeof findParts>

/** Which controls have a visible box, and whether it has a border. Runs in the page. */
function readFrames({ controls }: Parts): { name: string; isBoxed: boolean; isFramed: boolean }[] {
  const isClear = (colour: string) => /(, 0\)|\/ 0\)|transparent)$/.test(colour)
  return controls.map((control) => {
    // The box of an input can be an element around it.
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
    return { name: control.outerHTML.slice(0, 160), isBoxed, isFramed: isFramed || !control.isConnected }
  })
}

/** Whether raised elements and loading placeholders have an edge. Runs in the page. */
function readEdges({ all }: Parts): { name: string; isRaised: boolean; hasEdge: boolean }[] {
  return all.map((element) => {
    const { boxShadow, borderTopWidth, outlineStyle, forcedColorAdjust } = getComputedStyle(element)
    const isShadowed = boxShadow !== 'none' && !boxShadow.includes('inset')
    return {
      name: element.outerHTML.slice(0, 160),
      isRaised: (isShadowed || element.matches('.animate-late')) && forcedColorAdjust === 'auto',
      hasEdge: Number.parseFloat(borderTopWidth) > 0 || outlineStyle !== 'none' || !element.isConnected,
    }
  })
}

/** Selected items that look like the others. Runs in the page. */
function findUnmarked(): string[] {
  const ground = getComputedStyle(document.body).backgroundColor
  const lookOf = (element: Element) =>
    [element, ...element.children].map((part) => {
      const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(part)
      const { backgroundColor, content } = getComputedStyle(part, '::after')
      const isMarked = content !== 'none' && backgroundColor !== ground && !backgroundColor.endsWith(', 0)')
      return [borderTopStyle, borderTopWidth, textDecorationLine, isMarked, part.querySelectorAll('svg').length].join()
    })
  const chosen = '[role=tab][aria-selected=true],nav [aria-current=page],[aria-current=step]'
  return [...document.querySelectorAll(chosen)]
    .filter((element) => {
      const scope = element.closest('[role=tablist],ul,ol')
      const others = [...(scope?.querySelectorAll(element.matches('li') ? 'li' : '[role=tab],a') ?? [])]
      return others.some((other) => other !== element && lookOf(other).join() === lookOf(element).join())
    })
    .map((element) => element.outerHTML.slice(0, 160))
}

/** Icons whose colour differs from the text next to them. Runs in the page. */
function findOddIcons(): string[] {
  return [...document.querySelectorAll('svg[stroke=currentColor]')]
    .filter((svg) => svg.parentElement && getComputedStyle(svg).color !== getComputedStyle(svg.parentElement).color)
    .map((svg) => svg.outerHTML.slice(0, 160))
}

/**
 * Finds details lost in forced colours, which remove backgrounds and shadows: a control's box, the edge of a raised
 * element, the mark of a selected item, and icons in a different colour.
 */
export async function findLostInForcedColours(page: Page): Promise<Finding[]> {
  const parts = await page.evaluateHandle(findParts)
  const usual = { frames: await page.evaluate(readFrames, parts), edges: await page.evaluate(readEdges, parts) }
  await page.emulateMedia({ forcedColors: 'active' })
  const frames = await page.evaluate(readFrames, parts)
  const edges = await page.evaluate(readEdges, parts)
  const unmarked = await page.evaluate(findUnmarked)
  const drawings = await page.evaluate(findOddIcons)
  await page.emulateMedia({ forcedColors: 'none' })
  await parts.dispose()
  const finding = (part: string) => (what: string) => ({
    by: 'measure' as const,
    rule: `${part} in forced colours`,
    what,
  })
  const unframed = usual.frames.filter(({ isBoxed }, index) => isBoxed && !frames[index]?.isFramed)
  const unedged = usual.edges.filter(({ isRaised }, index) => isRaised && !edges[index]?.hasEdge)
  return [
    ...unframed.map(({ name }) => finding('frame')(name)),
    ...unedged.map(({ name }) => finding('edge')(name)),
    ...unmarked.map(finding('choice')),
    ...drawings.map(finding('drawing')),
  ]
}
