import type { Page } from 'playwright'

/** Finds content that does not fit the window. Runs in the page. */
function checkFit(): string[] {
  const getHtml = (element: Element) => element.outerHTML.replaceAll(/ (class|style|id)="[^"]*"/g, '').slice(0, 140)
  const scope = [...document.querySelectorAll('[role=dialog],[role=alertdialog]')].at(-1) ?? document.body
  // `innerWidth` is unsuitable, because mobile browsers increase it to fit overflowing content.
  const { scrollWidth, clientWidth } = document.documentElement
  const overflow = scrollWidth - clientWidth
  const problems = overflow > 0 ? [`the page scrolls sideways by ${overflow} px`] : []
  for (const element of scope.querySelectorAll('*')) {
    const { width, height } = element.getBoundingClientRect()
    const isVisible =
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!isVisible || element.closest('svg,[data-over-blocker]')) continue
    const { overflowX, overflowY } = getComputedStyle(element)
    const isTooWide = element.scrollWidth > element.clientWidth + 1
    const isTooTall = element.scrollHeight > element.clientHeight + 1
    // A row of tabs or section links may scroll sideways, because a focused tab or link scrolls into view.
    const isRow = element.matches('[role=tablist], nav ul')
    if (isTooWide && !isRow && /auto|scroll/.test(overflowX)) problems.push(`scrolls sideways: ${getHtml(element)}`)
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
    const isClipped = (isTooWide && /hidden|clip/.test(overflowX)) || (isTooTall && /hidden|clip/.test(overflowY))
    if (hasText && isClipped) problems.push(`cut off: ${getHtml(element)}`)
  }
  return problems
}

/** Text spacing that users may apply (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Sets text spacing with a constructed stylesheet, because the content security policy forbids inline styles. */
const setSpacing = (page: Page, css: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, css)

/** Window sizes for reflow (WCAG 1.4.10): a small phone, and 1280 × 1024 px at 200% and 400% zoom. */
const windowSizes = {
  '320 px': { width: 320, height: 640 },
  '200%': { width: 640, height: 512 },
  '400%': { width: 320, height: 256 },
}

/** Finds content that does not fit in small or zoomed windows, or with increased text spacing. */
export async function findOverflow(page: Page): Promise<string[]> {
  const initialSize = page.viewportSize()
  const problems: string[] = []
  for (const [windowName, size] of Object.entries(windowSizes)) {
    await page.setViewportSize(size)
    for (const [css, name] of [
      ['', windowName],
      [spacing, `${windowName} with text spacing`],
    ] as const) {
      await setSpacing(page, css)
      problems.push(...(await page.evaluate(checkFit)).map((problem) => `${name}: ${problem}`))
    }
    await setSpacing(page, '')
  }
  if (initialSize) await page.setViewportSize(initialSize)
  return problems
}
