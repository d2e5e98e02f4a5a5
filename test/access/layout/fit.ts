import type { Page } from 'playwright'
import type { Finding } from '../finding.ts'

/** Finds content that does not fit the window. Runs in the page. */
function checkFit(): Omit<Finding, 'by'>[] {
  type Box = { left: number; top: number; right: number; bottom: number }
  const nameOf = (element: Element) => element.outerHTML.replaceAll(/ (class|style|id)="[^"]*"/g, '').slice(0, 140)
  const scope = [...document.querySelectorAll('[role=dialog],[role=alertdialog]')].at(-1) ?? document.body
  const meet = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
  /** The part of a box that its scroll containers show. Sticky and fixed elements have none. */
  const seenOf = (box: Box, element: Element | null): Box | undefined => {
    if (!element) return box
    const { overflowX, overflowY, position } = getComputedStyle(element)
    if (position === 'sticky' || position === 'fixed') return scope === document.body ? undefined : box
    const isOpen = overflowX === 'visible' && overflowY === 'visible'
    return seenOf(isOpen ? box : meet(box, element.getBoundingClientRect()), element.parentElement)
  }
  /** The layer of an element, because a popup may cover other texts. */
  const layerOf = (element: Element | null): Element | null =>
    !element || getComputedStyle(element).zIndex !== 'auto' ? element : layerOf(element.parentElement)
  const findings: Omit<Finding, 'by'>[] = []
  const texts: { element: Element; layer: Element | null; box: Box }[] = []
  const over = document.documentElement.scrollWidth - innerWidth
  if (over > 0) findings.push({ rule: 'reflow', what: `the page scrolls sideways by ${over} px` })

  for (const element of scope.querySelectorAll('*')) {
    const { width, height } = element.getBoundingClientRect()
    const isSeen =
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!isSeen || element.closest('svg,[data-over-blocker]')) continue
    const { overflowX, overflowY } = getComputedStyle(element)
    const isWide = element.scrollWidth > element.clientWidth + 1
    const isHigh = element.scrollHeight > element.clientHeight + 1
    if (isWide && /auto|scroll/.test(overflowX)) {
      const isRow = element.matches('[role=tablist], nav ul')
      findings.push({
        rule: 'scrolls sideways',
        ...(isRow && { context: 'row of tabs or sections' }),
        what: nameOf(element),
      })
    }
    const words = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim())
    const isClipped = (isWide && /hidden|clip/.test(overflowX)) || (isHigh && /hidden|clip/.test(overflowY))
    if (words.length > 0 && isClipped) findings.push({ rule: 'cut off', what: nameOf(element) })
    if (element.closest('[aria-hidden=true]')) continue
    for (const word of words) {
      const range = document.createRange()
      range.selectNodeContents(word)
      for (const line of range.getClientRects()) {
        const box = seenOf(line, element)
        if (box) texts.push({ element, layer: layerOf(element), box })
      }
    }
  }
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      const { left, top, right, bottom } = meet(one.box, other.box)
      // Letters rarely fill the height of their line, so lines may touch.
      if (one.element === other.element || one.layer !== other.layer || right - left < 2 || bottom - top < 6) continue
      findings.push({ rule: 'overlap', what: `${nameOf(one.element)} and ${nameOf(other.element)}` })
    }
  }
  return findings
}

/** Text spacing that users may apply (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

async function spaced(page: Page, check: () => Promise<void>): Promise<void> {
  // A constructed stylesheet, because the policy forbids inline styles.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, spacing)
  await check()
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
  })
}

/** Window sizes for reflow (1.4.10): a small phone, and 1280 × 1024 px at 200 % and 400 %. */
const windows = {
  '320 px': { width: 320, height: 640 },
  '200 %': { width: 640, height: 512 },
  '400 %': { width: 320, height: 256 },
}

/** Finds content that does not fit in small or zoomed windows, or with text spacing. Restores the window size. */
export async function findMisfits(page: Page): Promise<Finding[]> {
  const before = page.viewportSize()
  const findings: Finding[] = []
  const check = async (how: string) => {
    for (const found of await page.evaluate(checkFit))
      findings.push({ ...found, by: 'measure', what: `${how}: ${found.what}` })
  }
  await spaced(page, () => check('spaced'))
  for (const [how, size] of Object.entries(windows)) {
    await page.setViewportSize(size)
    await check(how)
    if (how === '320 px') await spaced(page, () => check('320 px, spaced'))
  }
  if (before) await page.setViewportSize(before)
  return findings
}
