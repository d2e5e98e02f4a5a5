import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { AccountService } from '../../mocks/account-service.ts'
import type { PreviewOptions } from '../../tools/preview-server.ts'
import { type Engine, openBrowser, orLeaveBrowser } from './one-browser.ts'
import { type Served, serve } from './serve.ts'
import { watchTroubles } from './troubles.ts'

/** The built site, for one test file. */
export type Site = {
  readonly address: string
  readonly service: AccountService
  /** A page of a fresh visitor, in a context of its own. English unless asked otherwise. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>
  /** Such a page, at an address. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>
  /** What has gone wrong so far in the running test. */
  troubles: () => string[]
  /** Names a trouble that the running test brings about on purpose. */
  expectTrouble: (pattern: RegExp) => void
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The site is up only while the tests of its file run.')
  return value
}

/** Closes a visitor's pages. What a test's own answers were still about is given up, and is no error of that test. */
async function close(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

/**
 * Serves the built pages over a fresh account service, for all tests of the calling file. Each test
 * fails, whatever it asserts, when a page broke its policy, threw, wrote an error to the console or asked for something
 * that was not there, or when a request broke the contract.
 */
export function openSite(options: PreviewOptions = {}, engine: Engine = 'chromium'): Site {
  let served: Served | undefined
  let contexts: { context: BrowserContext; troubles: readonly string[] }[] = []
  let expected: RegExp[] = []

  function troubles(): string[] {
    const violations = present(served).service.violations
    const broken = violations.map(({ method, path, reason }) => `contract: ${method} ${path}: ${reason}`)
    return [...contexts.flatMap((entry) => entry.troubles), ...broken]
  }

  async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
    const { address } = present(served)
    const browser = await openBrowser(engine)
    const context = await browser.newContext({
      baseURL: address,
      locale: 'en',
      timezoneId: 'Asia/Shanghai',
      ...options,
    })
    const troubles: string[] = []
    await watchTroubles(context, (trouble) => void troubles.push(trouble))
    contexts.push({ context, troubles })
    return context.newPage()
  }

  beforeAll(async () => {
    served = await serve(options)
  })
  afterEach(async () => {
    const unexpected = troubles().filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))
    for (const { context } of contexts) await orLeaveBrowser(close(context))
    present(served).service.reset()
    contexts = []
    expected = []
    expect(unexpected, 'troubles that the test does not expect').toEqual([])
  })
  afterAll(async () => {
    await served?.close()
  })

  return {
    get address() {
      return present(served).address
    },
    get service() {
      return present(served).service
    },
    newPage,
    async open(path, options) {
      const page = await newPage(options)
      await page.goto(path)
      return page
    },
    troubles,
    expectTrouble: (pattern) => void expected.push(pattern),
  }
}
