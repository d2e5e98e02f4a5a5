import type { Page } from 'playwright'

type Watch = { element: Element; look: string } | undefined

/** What is wrong with where the focus is now, in words. Runs in the page. */
function judgeStop(): string[] {
  const box = window as unknown as { lastStop: Watch; hadFocus: boolean }
  /** How the focused element, its frame and what stands beside it in that look. */
  const lookOf = (element: Element): string => {
    const frames = [element, element.parentElement, element.parentElement?.parentElement]
    const beside = [...(element.parentElement?.children ?? []), ...(frames[2]?.querySelectorAll('[data-caret]') ?? [])]
    return [...frames, ...beside]
      .map((part) => {
        if (!part) return ''
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(part)
        return [outlineStyle === 'none' ? '' : outlineWidth + outlineColor, boxShadow, borderColor].join()
      })
      .join(';')
  }
  const nameOf = (element: Element) => element.outerHTML.slice(0, 160)
  const problems: string[] = []
  const last = box.lastStop
  if (last?.element.isConnected && last.element !== document.activeElement && lookOf(last.element) === last.look) {
    problems.push(`nothing showed that this had the focus: ${nameOf(last.element)}`)
  }
  const focused = document.activeElement
  box.lastStop = undefined
  if (!focused || focused === document.body) return problems
  box.hadFocus = true
  box.lastStop = { element: focused, look: lookOf(focused) }
  const { left, top, right, bottom, width, height } = focused.getBoundingClientRect()
  const points = [0.5, 0.15, 0.85].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [left + width * x, top + height * y]))
  const isSeen = points.some(([x = 0, y = 0]) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused))
  })
  const isIn = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  if (!isIn || !isSeen) problems.push(`the focus cannot be seen (2.4.11): ${nameOf(focused)}`)
  return problems
}

/** What is wrong with the stop of the focus that a key has just led to. */
export const findStopProblems = (page: Page): Promise<string[]> => page.evaluate(judgeStop)

/** Whether the focus is anywhere: after a step of a journey it must not be lost (AC-6). A page just loaded has none yet. */
export const findLostFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = window as unknown as { hadFocus?: boolean }
    const isNowhere = document.activeElement === document.body
    const isLost = isNowhere && box.hadFocus === true
    return isLost ? [`the focus is lost on ${location.pathname}`] : []
  })
