import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Frame, Page } from 'playwright'
import { sanitize } from 'storybook/internal/csf'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { serveStorybook } from '../../tools/serve-storybook.ts'
import { endings, type Frame as PreviewWindow } from '../../tools/story-frame.ts'
import { openBrowser } from '../e2e/one-browser.ts'
import { watchTroubles } from '../e2e/troubles.ts'

export type Entry = { id: string; title: string; name: string; type: 'story' | 'docs'; tags: string[] }

const built = join(import.meta.dirname, '../../storybook-static/index.json')

/** What the sidebar shows, in its order, as the built catalogue lists it. */
export const entries: readonly Entry[] = Object.values(
  (JSON.parse(readFileSync(built, 'utf8')) as { entries: Record<string, Entry> }).entries,
).filter(({ tags }) => tags.includes('dev'))

export const laptop = { width: 1440, height: 900 }
/** What a window of that size leaves to the frame. */
export const frameSize = { width: 1139, height: 820 }

/** How an entry that was opened ended, and what its frame looks like then. */
export type Shown = {
  /** `success`, or what went wrong. */
  ending: string
  /** How far the frame is scrolled, in px. */
  scrolled: number
}

export type CatalogueWindow = {
  page: Page
  /** The frame that shows stories and documentation; after `loadFrame`, the page itself. */
  frame: () => Frame
  /** Opens an address of the catalogue afresh, e.g. `/story/pages-login--default&globals=theme:dark`. */
  load: (path: string) => Promise<Shown>
  /** Opens an entry afresh without the window around it, which costs three times as much. `query` is as in `load`. */
  loadFrame: (id: string, query?: string) => Promise<Shown>
  /**
   * Goes to an entry by its link in the sidebar. One that is folded away is preceded by the first of its component, which the
   * sidebar shows as it unfolds.
   */
  pick: (id: string) => Promise<Shown>
  /** Does something in the window after which its entry is shown again, and waits until it is over. */
  after: (act: () => Promise<unknown>) => Promise<Shown>
}

/** What has to be unfolded in the sidebar for an entry to be seen, from its root down. */
function parentsOf(id: string): string[] {
  const names = entryOf(id).title.split('/')
  return names.map((_, index) => sanitize(names.slice(0, index + 1).join('-')))
}

function entryOf(id: string): Entry {
  const entry = entries.find((candidate) => candidate.id === id)
  if (!entry) throw new Error(`The catalogue has no ${id}.`)
  return entry
}

/** What the sidebar shows as it unfolds the component of an entry; nothing, where other components are within. */
function firstBeside(id: string): string | undefined {
  const { title } = entryOf(id)
  if (entries.some((candidate) => candidate.title.startsWith(`${title}/`))) return undefined
  return entries.find((candidate) => candidate.title === title)?.id
}

/** The address of an entry in the catalogue. */
export const pathOfId = (id: string) => `/${entryOf(id).type}/${id}`

/** Notes in every frame of the catalogue how each story ended, from before the catalogue's own scripts run. */
function noteEndings(events: string[]) {
  const frame = window as PreviewWindow & { endings?: Record<string, string[]> }
  frame.endings = {}
  let channel: PreviewWindow['__STORYBOOK_ADDONS_CHANNEL__']
  let current = ''
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (value: NonNullable<typeof channel>) => {
      channel = value
      value.on('currentStoryWasSet', (payload) => {
        current = payload?.storyId ?? current
      })
      for (const event of [...events, 'docsRendered']) {
        value.on(event, (payload) => {
          // A play that fails says why, and not whose it is.
          const id = (typeof payload === 'string' ? payload : payload?.storyId) ?? current
          const status = event === 'docsRendered' ? 'success' : (payload?.status ?? payload?.message ?? event)
          const failed = payload?.reporters?.filter((report) => report.status === 'failed') ?? []
          const found = failed.map(
            ({ type, result }) => `${type} ${result?.violations?.map((one) => one.id).join(', ')}`,
          )
          frame.endings ??= {}
          frame.endings[id] = [...(frame.endings[id] ?? []), [status, ...found].join(': ')]
        })
      }
    },
  })
}

/**
 * The built Storybook in a browser, for all tests of the calling file, which share what the browser has stored. A test fails,
 * whatever it asserts, when the window or a frame in it threw, or wrote an error to the console.
 */
export function openCatalogue(): (size?: typeof laptop) => Promise<CatalogueWindow> {
  let storybook: Awaited<ReturnType<typeof serveStorybook>>
  let context: BrowserContext
  let bystander: Page
  let troubles: string[] = []

  beforeAll(async () => {
    storybook = await serveStorybook()
    const browser = await openBrowser()
    context = await browser.newContext({
      baseURL: storybook.address,
      locale: 'en-US',
      timezoneId: 'Asia/Shanghai',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await watchTroubles(context, (trouble) => void troubles.push(trouble))
    await context.addInitScript(noteEndings, endings)
    // The mock worker leaves with the last page that it serves, and a page that loads meanwhile would reload itself.
    bystander = await context.newPage()
    await windowOf(bystander).loadFrame('primitives-button--docs')
    await bystander.waitForFunction(() => navigator.serviceWorker.controller)
  })
  afterEach(async () => {
    for (const page of context.pages()) if (page !== bystander) await page.close()
    const defects = troubles.filter((trouble) => /^(?:uncaught|console):/.test(trouble))
    troubles = []
    expect(defects, 'errors in the window').toEqual([])
  })
  afterAll(async () => {
    await context.close()
    await storybook.close()
  })

  return async (size = laptop) => {
    const page = await context.newPage()
    await page.setViewportSize(size)
    return windowOf(page)
  }
}

function windowOf(page: Page): CatalogueWindow {
  const findFrame = () => page.frames().find((one) => one.url().includes('/iframe.html?'))
  const frame = () => {
    const found = findFrame()
    if (!found) throw new Error('The window has no preview.')
    return found
  }

  /** Waits until an entry has ended, here or in a frame that Storybook has reloaded. */
  async function settle(id: string): Promise<Shown> {
    await vi.waitUntil(findFrame, { timeout: 30_000 })
    await frame()
      .waitForFunction((of) => (window as { endings?: Record<string, string[]> }).endings?.[of]?.length, id, {
        timeout: 60_000,
      })
      .catch((error: unknown) => {
        throw new Error(`${id} never ended.`, { cause: error })
      })
    return frame().evaluate(
      (of) => ({
        // A story that changes its own address is drawn again.
        ending: [...new Set((window as { endings?: Record<string, string[]> }).endings?.[of])].join('; '),
        scrolled: Math.round(document.scrollingElement?.scrollTop ?? 0),
      }),
      id,
    )
  }

  /** How an entry ended before is no answer to what is done next. */
  const forget = (id: string) =>
    frame().evaluate((of) => void delete (window as { endings?: Record<string, string[]> }).endings?.[of], id)

  const idOf = (path: string) => /^\/(?:story|docs)\/([^&]+)/.exec(path)?.[1] ?? path

  async function after(act: () => Promise<unknown>): Promise<Shown> {
    const id = idOf(new URL(page.url()).searchParams.get('path') ?? '')
    await forget(id)
    await act()
    return settle(id)
  }

  return {
    page,
    frame,
    load: async (path) => {
      await page.goto(`./?path=${path}`)
      return settle(idOf(path))
    },
    loadFrame: async (id, query = '') => {
      await page.goto(`iframe.html?viewMode=${entryOf(id).type}&id=${id}${query}`)
      return settle(id)
    },
    pick: async (id) => {
      const parents = parentsOf(id)
      for (const [index, parent] of parents.entries()) {
        const folded = page.locator(`[data-item-id="${parent}"] [aria-expanded="false"]`)
        if ((await folded.count()) === 0) continue
        const first = index === parents.length - 1 ? firstBeside(id) : undefined
        if (first) await forget(first)
        await folded.first().click()
        if (!first) continue
        const shown = await settle(first)
        if (first === id) return shown
        if (shown.ending !== 'success') throw new Error(`${first}, seen on the way to ${id}: ${shown.ending}`)
      }
      await forget(id)
      await page.locator(`a[id="${id}"]`).click()
      return settle(id)
    },
    after,
  }
}
