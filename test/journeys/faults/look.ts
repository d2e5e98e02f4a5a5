import type { Page } from 'playwright'

/** What a person finds on a page at one moment, and what the browser keeps of it. */
export type Sight = {
  /** The words of the first heading that can be seen. */
  heading: string
  /** What the page says by itself: alerts, toasts, errors at fields and beside the button. */
  messages: string[]
  /** It is at work, and takes no press: the blocker lies over it, or a button turns. */
  isHeld: boolean
  hasDialog: boolean
  /** The words of what can be pressed now. Of an open dialog, what stands in it. */
  ways: string[]
  /** Those of them that submit a form. */
  submits: string[]
  /** What each field that can be seen holds, by its label. */
  fields: Record<string, string>
  /** The address, the title, and what scripts can read of storage. */
  kept: Record<string, string>
}

/** Looks at a page. Runs in the page, and so knows nothing of this file. */
function lookAround(answers: readonly string[]): Sight {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const isLeaving = (element: Element) => element.closest('[data-state=closed]') !== null
  const findAll = (selector: string, root: ParentNode = document) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => isSeen(element) && !isLeaving(element))
  const wordsOf = (element: Element) =>
    // biome-ignore lint/performance/useDomNodeTextContent: hidden words are not read by anybody
    (element instanceof HTMLElement ? element.innerText : '').replace(/\s+/g, ' ').trim()
  const attempt = (read: () => string) => {
    try {
      return read()
    } catch {
      return ''
    }
  }

  const said = findAll('[role=alertdialog],[role=alert],p[data-tone=error],[data-over-blocker] li,[data-tone=warning]')
  const isQuestion = (element: Element) => findAll('button', element).some((own) => answers.includes(wordsOf(own)))
  const messages = said
    .filter((element) => !isQuestion(element))
    .filter((element) => !said.some((other) => other !== element && other.contains(element)))
    .map(wordsOf)
  const dialog = findAll('[role=alertdialog],[role=dialog]').at(-1)
  /** What a button is called: by its label, by what labels it, or by its words. */
  const nameOf = (element: Element) => {
    const labels = element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    return element.ariaLabel || labels?.join(' ') || wordsOf(element)
  }
  const isHit = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit === null || element.contains(hit)
  }
  const canPress = (element: HTMLElement) => !element.matches(':disabled,[aria-disabled=true]') && isHit(element)
  const fields = findAll('input:not([type=hidden],[type=checkbox],[type=radio])').map((input) => {
    const { labels, value, ariaLabel } = input as HTMLInputElement
    return [labels?.[0]?.textContent?.trim() || ariaLabel || '', value] as const
  })

  return {
    heading: wordsOf(findAll('h1')[0] ?? document.createElement('i')),
    messages,
    isHeld: findAll('[aria-busy=true],[role=status][data-state=active]').length > 0,
    hasDialog: dialog !== undefined,
    ways: findAll('button,a[href]', dialog).filter(canPress).map(nameOf),
    submits: findAll('[type=submit]', dialog).filter(canPress).map(nameOf),
    fields: Object.fromEntries(fields),
    kept: {
      address: location.href,
      title: document.title,
      'the history': attempt(() => JSON.stringify(history.state)),
      'local storage': attempt(() => JSON.stringify({ ...localStorage })),
      'session storage': attempt(() => JSON.stringify({ ...sessionStorage })),
      cookies: attempt(() => document.cookie),
    },
  }
}

/** Looks at a page. A dialog with one of the buttons `answers` asks what the person wanted, and tells nothing. */
export const look = (page: Page, answers: readonly string[] = []): Promise<Sight> => page.evaluate(lookAround, answers)
