import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Frame, Page } from 'playwright'
import { sanitize } from 'storybook/internal/csf'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { serveStorybook } from '../../tools/serve-storybook.ts'
import { type PreviewWindow, resultEvents } from '../../tools/story-frame.ts'
import { openBrowser } from '../e2e/shared-browser.ts'
import { watchErrors } from '../e2e/watch-errors.ts'

/** An entry in the sidebar. */
export type Entry = { id: string; title: string; name: string; type: 'story' | 'docs'; tags: string[] }

const indexFile = join(import.meta.dirname, '../../storybook-static/index.json')

/** The sidebar's entries in order, from the index of the built Storybook. */
export const entries: readonly Entry[] = Object.values(
  (JSON.parse(readFileSync(indexFile, 'utf8')) as { entries: Record<string, Entry> }).entries,
).filter(({ tags }) => tags.includes('dev'))

export const laptop = { width: 1440, height: 900 }
/** The size of the preview frame in a laptop-sized window. */
export const frameSize = { width: 1139, height: 820 }

/** The result of opening an entry. */
export type EntryResult = {
  /** `success`, or the error. */
  status: string
  /** How far the frame is scrolled down, in px. */
  scrollTop: number
}

export type CatalogWindow = {
  page: Page
  /** Returns the frame that shows stories and documentation. After `loadFrame`, this is the page's main frame. */
  frame: () => Frame
  /** Loads a path in the catalog, e.g. `/story/pages-login--default&globals=theme:dark`. */
  load: (path: string) => Promise<EntryResult>
  /** Loads an entry without the sidebar and toolbar, three times as fast as `load`. `query` is appended to the URL. */
  loadFrame: (id: string, query?: string) => Promise<EntryResult>
  /** Opens an entry from the sidebar. If its component is collapsed, the component's first entry opens first. */
  openFromSidebar: (id: string) => Promise<EntryResult>
  /** Performs an action that re-renders the current entry, and waits for the entry's result. */
  rerender: (act: () => Promise<unknown>) => Promise<EntryResult>
}

/** Returns the ids of an entry's ancestors in the sidebar, from the root down. */
function findAncestors(id: string): string[] {
  const names = findEntry(id).title.split('/')
  return names.map((_, index) => sanitize(names.slice(0, index + 1).join('-')))
}

function findEntry(id: string): Entry {
  const entry = entries.find((candidate) => candidate.id === id)
  if (!entry) throw new Error(`The catalog has no entry ${id}.`)
  return entry
}

/** Returns the id of the entry that opens when this entry's component is expanded, or undefined for a folder. */
function findFirstEntryOfComponent(id: string): string | undefined {
  const { title } = findEntry(id)
  if (entries.some((candidate) => candidate.title.startsWith(`${title}/`))) return undefined
  return entries.find((candidate) => candidate.title === title)?.id
}

/** Returns the path of an entry in the catalog. */
export const getEntryPath = (id: string) => `/${findEntry(id).type}/${id}`

/** Records the result of each entry that a frame renders. Runs in every frame before Storybook's own scripts. */
function recordResults(events: string[]) {
  const previewWindow = window as PreviewWindow & { results?: Record<string, string[]> }
  previewWindow.results = {}
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
          // The event for a failed play function contains the error but not the story.
          const id = (typeof payload === 'string' ? payload : payload?.storyId) ?? current
          const status = event === 'docsRendered' ? 'success' : (payload?.status ?? payload?.message ?? event)
          const failedReports = payload?.reporters?.filter((report) => report.status === 'failed') ?? []
          const details = failedReports.map(
            ({ type, result }) => `${type} ${result?.violations?.map((violation) => violation.id).join(', ')}`,
          )
          previewWindow.results ??= {}
          previewWindow.results[id] = [...(previewWindow.results[id] ?? []), [status, ...details].join(': ')]
        })
      }
    },
  })
}

/**
 * Serves the built Storybook for all tests in the calling file, and returns a function that opens a window. The windows
 * share their storage. A test fails if an error is thrown or logged in a window or frame.
 */
export function openCatalog(): (size?: typeof laptop) => Promise<CatalogWindow> {
  let storybook: Awaited<ReturnType<typeof serveStorybook>>
  let context: BrowserContext
  let persistentPage: Page
  let errors: string[] = []

  beforeAll(async () => {
    storybook = await serveStorybook()
    const browser = await openBrowser()
    context = await browser.newContext({
      baseURL: storybook.url,
      locale: 'en-US',
      timezoneId: 'Asia/Shanghai',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await watchErrors(context, (error) => void errors.push(error))
    await context.addInitScript(recordResults, resultEvents)
    // This page keeps the mock service worker registered. The worker unregisters when its last page closes, and a page
    // that is loading at that time would reload itself.
    persistentPage = await context.newPage()
    await createWindow(persistentPage).loadFrame('primitives-button--docs')
    await persistentPage.waitForFunction(() => navigator.serviceWorker.controller)
  })
  afterEach(async () => {
    for (const page of context.pages()) if (page !== persistentPage) await page.close()
    const unexpected = errors.filter((error) => /^(?:uncaught|console):/.test(error))
    errors = []
    expect(unexpected, 'errors in the window').toEqual([])
  })
  afterAll(async () => {
    await context.close()
    await storybook.close()
  })

  return async (size = laptop) => {
    const page = await context.newPage()
    await page.setViewportSize(size)
    return createWindow(page)
  }
}

function createWindow(page: Page): CatalogWindow {
  const findFrame = () => page.frames().find((candidate) => candidate.url().includes('/iframe.html?'))
  const frame = () => {
    const previewFrame = findFrame()
    if (!previewFrame) throw new Error('The window has no preview.')
    return previewFrame
  }

  /** Waits for an entry's result, even if Storybook reloads the frame. */
  async function waitForResult(id: string): Promise<EntryResult> {
    await vi.waitUntil(findFrame, { timeout: 30_000 })
    await frame()
      .waitForFunction((entryId) => (window as { results?: Record<string, string[]> }).results?.[entryId]?.length, id, {
        timeout: 60_000,
      })
      .catch((error: unknown) => {
        throw new Error(`${id} never finished.`, { cause: error })
      })
    return frame().evaluate(
      (entryId) => ({
        // A story that changes its URL is rendered again, so it may have two results.
        status: [...new Set((window as { results?: Record<string, string[]> }).results?.[entryId])].join('; '),
        scrollTop: Math.round(document.scrollingElement?.scrollTop ?? 0),
      }),
      id,
    )
  }

  /** Deletes an entry's previous result, so that `waitForResult` waits for the next one. */
  const clearResult = (id: string) =>
    frame().evaluate((entryId) => void delete (window as { results?: Record<string, string[]> }).results?.[entryId], id)

  const parseId = (path: string) => /^\/(?:story|docs)\/([^&]+)/.exec(path)?.[1] ?? path

  async function rerender(act: () => Promise<unknown>): Promise<EntryResult> {
    const id = parseId(new URL(page.url()).searchParams.get('path') ?? '')
    await clearResult(id)
    await act()
    return waitForResult(id)
  }

  return {
    page,
    frame,
    load: async (path) => {
      await page.goto(`./?path=${path}`)
      return waitForResult(parseId(path))
    },
    loadFrame: async (id, query = '') => {
      await page.goto(`iframe.html?viewMode=${findEntry(id).type}&id=${id}${query}`)
      return waitForResult(id)
    },
    openFromSidebar: async (id) => {
      const ancestors = findAncestors(id)
      for (const [index, ancestor] of ancestors.entries()) {
        const collapsed = page.locator(`[data-item-id="${ancestor}"] [aria-expanded="false"]`)
        if ((await collapsed.count()) === 0) continue
        const firstEntry = index === ancestors.length - 1 ? findFirstEntryOfComponent(id) : undefined
        if (firstEntry) await clearResult(firstEntry)
        await collapsed.first().click()
        if (!firstEntry) continue
        const result = await waitForResult(firstEntry)
        if (firstEntry === id) return result
        if (result.status !== 'success') throw new Error(`${firstEntry}, opened before ${id}: ${result.status}`)
      }
      await clearResult(id)
      await page.locator(`a[id="${id}"]`).click()
      return waitForResult(id)
    },
    rerender,
  }
}
