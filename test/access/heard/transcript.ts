import type { CDPSession, Page } from 'playwright'
import { expect } from 'vitest'
import { routes } from '../../../src/app/routes.ts'
import { watchCalls, whenAnswered } from '../../journeys/browsers/calls.ts'
import type { Hands } from '../../journeys/browsers/keyboard.ts'
import { playwrightTab } from '../../journeys/browsers/playwright.ts'
import { whenReady } from '../../journeys/walk.ts'
import type { Say } from '../../screens/words.ts'
import { type Ear, type Heard, pauseMs, putEar } from './ear.ts'
import { readAloud, tell } from './reading.ts'
import { readElement, readTree } from './tree.ts'

/** Days count from that of the run, and have their year only where it is another. */
const months = Array.from({ length: 12 }, (_, month) => new Date(2000, month).toLocaleString('en', { month: 'long' }))
const days = new RegExp(`(?:${months.join('|')}) \\d{1,2}(?:, \\d{4})?`, 'g')

/** How long ago something was, which depends on the speed of the machine. */
const ages = /just now|\d+ (?:second|minute|hour)s? ago|(?:the day before )?yesterday/g

/** How many seconds are left. */
const secondsLeft = /\d+(?= ?s\b)/g

/** Writes down what a screen reader says while somebody walks through a page by keyboard. */
export class Transcript {
  readonly #lines: string[] = []
  readonly #page: Page
  readonly #session: CDPSession
  readonly #ear: Ear
  readonly #say: Say
  readonly #known = new Set<string>()
  #within: string[] = []
  #origin = 0

  private constructor(page: Page, session: CDPSession, ear: Ear, say: Say) {
    this.#page = page
    this.#session = session
    this.#ear = ear
    this.#say = say
  }

  static async of(page: Page, say: Say): Promise<Transcript> {
    watchCalls(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')
    return new Transcript(page, session, await putEar(page.context(), page), say)
  }

  /** What the hands tell of, as they go. */
  readonly hands: Hands = {
    onStop: () => this.#hear(),
    onReached: async (found) => {
      await this.#hear()
      this.#lines.push('key' in found ? `> ${found.key}` : '> types')
    },
    // Some things are said only once somebody pauses.
    onTyped: () => this.#ear.quiet(pauseMs),
  }

  /** Begins here; the way to this page is none of the journey's. */
  async begin(): Promise<void> {
    // What the page asks at once may still move the focus, on a busy machine late.
    await whenReady(playwrightTab(this.#page))
    await whenAnswered(this.#page)
    await this.#ear.quiet()
    this.#ear.take()
    this.#lines.length = 0
    await this.read()
  }

  /** All that is on the page, from top to bottom, once everything has come. Of foreign pages the title alone. */
  async read(): Promise<void> {
    const { path, lang, origin } = await this.#page.evaluate(() => ({
      path: location.pathname,
      lang: document.documentElement.lang,
      origin: performance.timeOrigin,
    }))
    const isOurs = routes.some((route) => route.path === path)
    if (isOurs) await whenReady(playwrightTab(this.#page))
    await this.#ear.quiet()
    await this.#hear()
    const how = origin === this.#origin ? 'now' : 'loads'
    this.#origin = origin
    this.#lines.push(
      '',
      `# ${how}: ${await this.#page.title()} [${lang}]`,
      ...(isOurs ? this.#withoutKnown(await this.#readSteady()) : []),
      '',
    )
  }

  /** What comes late has come when two readings are the same. */
  async #readSteady(): Promise<string[]> {
    let last: string[] = []
    const isSteady = async () => {
      const lines = readAloud(await readTree(this.#session))
      const isSame = lines.length > 0 && lines.join() === last.join()
      last = lines
      return isSame
    }
    await expect.poll(isSteady, { interval: 200, message: `${this.#page.url()} comes to rest` }).toBe(true)
    return last
  }

  /** Parts of the page that were read before, word for word, are told by their first line alone. */
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

  async #hear(): Promise<void> {
    for (const event of this.#ear.take()) this.#lines.push(...(await this.#describe(event)))
  }

  async #describe(event: Heard): Promise<string[]> {
    // Said only where an answer takes its time.
    if (event.kind !== 'focus' && this.#isWait(event.text)) return []
    if (event.kind === 'said') return [`${event.how}: "${event.text}"`]
    if (event.kind === 'unheard') return [`unheard (${event.why}): "${event.text}"`]
    const focused = await readElement(this.#session, `heardElements[${event.id}]`)
    if (!focused) return []
    const around = await this.#readAround(event.id)
    const entered = around.filter((group) => !this.#within.includes(group))
    this.#within = around
    return [...entered.map((group) => `into: ${group}`), `focus: ${tell(focused)}`]
  }

  /** The groups that something stands in, the outermost first. */
  async #readAround(id: number): Promise<string[]> {
    const groups = '[role=dialog],[role=alertdialog],[role=radiogroup],[role=tablist],fieldset'
    const spoken: string[] = []
    let place = `heardElements[${id}]`
    for (;;) {
      place = `${place}.parentElement?.closest('${groups}')`
      const group = await readElement(this.#session, place)
      if (!group) return spoken
      spoken.unshift(tell(group))
      place = `(${place})`
    }
  }

  toString(): string {
    const text = `${this.#lines.join('\n').trim()}\n`
    return text.replaceAll(days, '<day>').replaceAll(ages, '<age>').replaceAll(secondsLeft, 'N')
  }
}
