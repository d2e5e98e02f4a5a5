import type { Page } from 'playwright'

type LastStop = { element: Element; style: string } | undefined

/** Describes problems with the current and the previous tab stop. Runs in the page. */
function checkStop(): string[] {
  const state = window as unknown as { lastStop: LastStop; hadFocus: boolean }
  /** Returns styles that may show focus: those of the element, its siblings, two ancestors and a code field's cells. */
  const getStyle = (element: Element): string => {
    const { parentElement: parent } = element
    const carets = parent?.parentElement?.querySelectorAll('[data-caret]') ?? []
    return [element, parent, parent?.parentElement, ...(parent?.children ?? []), ...carets]
      .map((styled) => {
        if (!styled) return ''
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(styled)
        return [outlineStyle === 'none' ? '' : outlineWidth + outlineColor, boxShadow, borderColor].join()
      })
      .join(';')
  }
  const getHtml = (element: Element) => element.outerHTML.slice(0, 160)
  const problems: string[] = []
  const last = state.lastStop
  if (last?.element.isConnected && last.element !== document.activeElement && getStyle(last.element) === last.style) {
    problems.push(`no visible focus on: ${getHtml(last.element)}`)
  }
  const focused = document.activeElement
  state.lastStop = undefined
  if (!focused || focused === document.body) return problems
  state.hadFocus = true
  state.lastStop = { element: focused, style: getStyle(focused) }
  const { left, top, right, bottom, width, height } = focused.getBoundingClientRect()
  const points = [0.5, 0.15, 0.85].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [left + width * x, top + height * y]))
  const isVisible = points.some(([x = 0, y = 0]) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused))
  })
  const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  if (!isInWindow || !isVisible) problems.push(`the focused element cannot be seen (WCAG 2.4.11): ${getHtml(focused)}`)
  return problems
}

/** Finds problems with the focused element and the previously focused element. */
export const findTabStopProblems = (page: Page): Promise<string[]> => page.evaluate(checkStop)

/** Reports lost focus (AC-6), except on a new page where nothing has been focused yet. */
export const findLostFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const state = window as unknown as { hadFocus?: boolean }
    const isLost = document.activeElement === document.body && state.hadFocus === true
    return isLost ? [`focus was lost on ${location.pathname}`] : []
  })
