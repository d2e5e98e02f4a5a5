import type { CDPSession, Page } from 'playwright'
import { expect } from 'vitest'
import { routes } from '../../../src/app/routes.ts'
import { watchCalls, whenAnswered } from '../../journeys/browsers/calls.ts'
import type { KeyboardObserver } from '../../journeys/browsers/keyboard.ts'
import { playwrightTab } from '../../journeys/browsers/playwright.ts'
import { whenReady } from '../../journeys/walk.ts'
import type { Say } from '../../screens/words.ts'
import { announce, readAloud } from './describe.ts'
import { type Listener, pauseMs, type ReaderEvent, startListening } from './listener.ts'
import { readElement, readTree } from './tree.ts'

/** Dates depend on the day of the run, and include the year only if it is not the current one. */
const months = Array.from({ length: 12 }, (_, month) => new Date(2000, month).toLocaleString('en', { month: 'long' }))
const days = new RegExp(`(?:${months.join('|')}) \\d{1,2}(?:, \\d{4})?`, 'g')

/** Relative times, which depend on the speed of the machine. */
const ages = /just now|\d+ (?:second|minute|hour)s? ago|(?:the day before )?yesterday/g

/** Remaining seconds. */
const secondsLeft = /\d+(?= ?s\b)/g

/** Writes a transcript of a screen reader's output while a user works by keyboard. */
export class Transcript {
  readonly #lines: string[] = []
  readonly #page: Page
  readonly #session: CDPSession
  readonly #listener: Listener
  readonly #say: Say
  readonly #known = new Set<string>()
  #within: string[] = []
  #origin = 0

  private constructor(page: Page, session: CDPSession, listener: Listener, say: Say) {
    this.#page = page
    this.#session = session
    this.#listener = listener
    this.#say = say
  }

  static async of(page: Page, say: Say): Promise<Transcript> {
    watchCalls(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')
    return new Transcript(page, session, await startListening(page.context(), page), say)
  }

  /** Records each keyboard step. */
  readonly observer: KeyboardObserver = {
    onStop: () => this.#record(),
    onReached: async (found) => {
      await this.#record()
      this.#lines.push('key' in found ? `> ${found.key}` : '> types')
    },
    // Some announcements come only after a pause in typing.
    onTyped: () => this.#listener.quiet(pauseMs),
  }

  /** Starts the transcript, without the steps that led to this page. */
  async begin(): Promise<void> {
    // Responses to the page's first calls may still move focus.
    await whenReady(playwrightTab(this.#page))
    await whenAnswered(this.#page)
    await this.#listener.quiet()
    this.#listener.take()
    this.#lines.length = 0
    await this.read()
  }

  /** Adds the page's content once it is complete, or only the title for pages of other sites. */
  async read(): Promise<void> {
    const { path, lang, origin } = await this.#page.evaluate(() => ({
      path: location.pathname,
      lang: document.documentElement.lang,
      origin: performance.timeOrigin,
    }))
    const isOurs = routes.some((route) => route.path === path)
    if (isOurs) await whenReady(playwrightTab(this.#page))
    await this.#listener.quiet()
    await this.#record()
    const how = origin === this.#origin ? 'now' : 'loads'
    this.#origin = origin
    this.#lines.push(
      '',
      `# ${how}: ${await this.#page.title()} [${lang}]`,
      ...(isOurs ? this.#withoutKnown(await this.#readSteady()) : []),
      '',
    )
  }

  /** Reads the page until two readings are the same, so that lazy parts are included. */
  async #readSteady(): Promise<string[]> {
    let last: string[] = []
    const isSteady = async () => {
      const lines = readAloud(await readTree(this.#session))
      const isSame = lines.length > 0 && lines.join() === last.join()
      last = lines
      return isSame
    }
    await expect.poll(isSteady, { interval: 200, message: `${this.#page.url()} becomes stable` }).toBe(true)
    return last
  }

  /** Shortens unchanged parts of the page to their first line. */
  #withoutKnown(lines: readonly string[]): string[] {
    const parts = lines.join('\n').split(/\n(?! )/)
    return parts.flatMap((part) => {
      const [first = '', ...rest] = part.split('\n')
      if (this.#known.has(part)) return `${first}, as before`
      if (rest.length > 0) this.#known.add(part)
      return [first, ...rest]
    })
  }

  #isWait(text: string): boolean {
    return text === this.#say('blocker.label') || text === this.#say('security.loading')
  }

  async #record(): Promise<void> {
    for (const event of this.#listener.take()) this.#lines.push(...(await this.#describe(event)))
  }

  async #describe(event: ReaderEvent): Promise<string[]> {
    // Announced only if a response is slow.
    if (event.kind !== 'focus' && this.#isWait(event.text)) return []
    if (event.kind === 'said') return [`${event.how}: "${event.text}"`]
    if (event.kind === 'unheard') return [`unheard (${event.why}): "${event.text}"`]
    const focused = await readElement(this.#session, `focusedElements[${event.id}]`)
    if (!focused) return []
    const around = await this.#readAround(event.id)
    const entered = around.filter((group) => !this.#within.includes(group))
    this.#within = around
    return [...entered.map((group) => `into: ${group}`), `focus: ${announce(focused)}`]
  }

  /** The groups around an element, outermost first. */
  async #readAround(id: number): Promise<string[]> {
    const groups = '[role=dialog],[role=alertdialog],[role=radiogroup],[role=tablist],fieldset'
    const spoken: string[] = []
    let expression = `focusedElements[${id}]`
    for (;;) {
      expression = `${expression}.parentElement?.closest('${groups}')`
      const group = await readElement(this.#session, expression)
      if (!group) return spoken
      spoken.unshift(announce(group))
      expression = `(${expression})`
    }
  }

  toString(): string {
    const text = `${this.#lines.join('\n').trim()}\n`
    return text.replaceAll(days, '<day>').replaceAll(ages, '<age>').replaceAll(secondsLeft, 'N')
  }
}
