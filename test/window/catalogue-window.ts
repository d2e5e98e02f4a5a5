import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Frame, Page } from 'playwright'
import { sanitize } from 'storybook/internal/csf'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { serveStorybook } from '../../tools/serve-storybook.ts'
import { endings, type Frame as PreviewWindow } from '../../tools/story-frame.ts'
import { openBrowser } from '../e2e/shared-browser.ts'
import { watchErrors } from '../e2e/watch-errors.ts'

export type Entry = { id: string; title: string; name: string; type: 'story' | 'docs'; tags: string[] }

const built = join(import.meta.dirname, '../../storybook-static/index.json')

/** The entries of the sidebar in order, from the index of the built Storybook. */
export const entries: readonly Entry[] = Object.values(
  (JSON.parse(readFileSync(built, 'utf8')) as { entries: Record<string, Entry> }).entries,
).filter(({ tags }) => tags.includes('dev'))

export const laptop = { width: 1440, height: 900 }
/** The size of the frame in a window of that size. */
export const frameSize = { width: 1139, height: 820 }

/** How an opened entry ended, and the state of its frame. */
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
  /** Loads a path of the catalogue, e.g. `/story/pages-login--default&globals=theme:dark`. */
  load: (path: string) => Promise<Shown>
  /** Loads an entry without the window around it, which would take three times as long. `query` is as in `load`. */
  loadFrame: (id: string, query?: string) => Promise<Shown>
  /**
   * Goes to an entry by its link in the sidebar. Unfolding a collapsed component first opens its first entry, as Storybook does.
   */
  pick: (id: string) => Promise<Shown>
  /** Does something that re-renders the current entry, and waits until the entry has ended. */
  after: (act: () => Promise<unknown>) => Promise<Shown>
}

/** The ids of the sidebar items above an entry, from its root down. */
function parentsOf(id: string): string[] {
  const names = entryOf(id).title.split('/')
  return names.map((_, index) => sanitize(names.slice(0, index + 1).join('-')))
}

function entryOf(id: string): Entry {
  const entry = entries.find((candidate) => candidate.id === id)
  if (!entry) throw new Error(`The catalogue has no ${id}.`)
  return entry
}

/** The entry that opens when the component of an entry is unfolded; none if it contains other components. */
function firstBeside(id: string): string | undefined {
  const { title } = entryOf(id)
  if (entries.some((candidate) => candidate.title.startsWith(`${title}/`))) return undefined
  return entries.find((candidate) => candidate.title === title)?.id
}

/** The path of an entry in the catalogue. */
export const pathOfId = (id: string) => `/${entryOf(id).type}/${id}`

/** Records in every frame how each story ended; installed before Storybook's own scripts run. */
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
          // The event of a failed play has its error but not its story.
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
 * The built Storybook in a browser, for all tests of the calling file, which share the browser's storage. Every test fails if
 * the window or a frame in it throws or writes an error to the console.
 */
export function openCatalogue(): (size?: typeof laptop) => Promise<CatalogueWindow> {
  let storybook: Awaited<ReturnType<typeof serveStorybook>>
  let context: BrowserContext
  let keeper: Page
  let errors: string[] = []

  beforeAll(async () => {
    storybook = await serveStorybook()
    const browser = await openBrowser()
    context = await browser.newContext({
      baseURL: storybook.address,
      locale: 'en-US',
      timezoneId: 'Asia/Shanghai',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await watchErrors(context, (error) => void errors.push(error))
    await context.addInitScript(noteEndings, endings)
    // The mock worker unregisters with its last page, and a page that loads at that time would reload itself.
    keeper = await context.newPage()
    await windowOf(keeper).loadFrame('primitives-button--docs')
    await keeper.waitForFunction(() => navigator.serviceWorker.controller)
  })
  afterEach(async () => {
    for (const page of context.pages()) if (page !== keeper) await page.close()
    const defects = errors.filter((error) => /^(?:uncaught|console):/.test(error))
    errors = []
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

  /** Waits until an entry has ended, even if Storybook has reloaded the frame. */
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
        // A story that changes its own URL is rendered again.
        ending: [...new Set((window as { endings?: Record<string, string[]> }).endings?.[of])].join('; '),
        scrolled: Math.round(document.scrollingElement?.scrollTop ?? 0),
      }),
      id,
    )
  }

  /** Forgets how an entry ended, so that only its next run counts. */
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
        if (shown.ending !== 'success') throw new Error(`${first}, opened before ${id}: ${shown.ending}`)
      }
      await forget(id)
      await page.locator(`a[id="${id}"]`).click()
      return settle(id)
    },
    after,
  }
}
