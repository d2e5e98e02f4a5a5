import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { AccountService } from '../../mocks/account-service.ts'
import { findBrowser, launchOptions } from '../../tools/browser.ts'
import { type Served, serve } from './serve.ts'
import { watchTroubles } from './troubles.ts'

/** The built site and a browser, for one test file. */
export type Site = {
  readonly address: string
  readonly service: AccountService
  /** A page of a fresh visitor, in a context of its own. English unless asked otherwise. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>
  /** Names a trouble that the running test brings about on purpose. */
  expectTrouble: (pattern: RegExp) => void
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The site is up only while the tests of its file run.')
  return value
}

/**
 * Serves the built pages over a fresh account service and opens a browser, for all tests of the calling file. Each test
 * fails, whatever it asserts, when a page broke its policy, threw, wrote an error to the console or asked for something
 * that was not there, or when a request broke the contract.
 */
export function useSite(): Site {
  let served: Served | undefined
  let browser: Browser | undefined
  let contexts: { context: BrowserContext; troubles: readonly string[] }[] = []
  let expected: RegExp[] = []

  beforeAll(async () => {
    served = await serve()
    browser = await chromium.launch(launchOptions(await findBrowser()))
  })
  afterEach(async () => {
    const { service } = present(served)
    const troubles = contexts.flatMap((entry) => entry.troubles)
    const violations = service.violations.map(({ method, path, reason }) => `contract: ${method} ${path}: ${reason}`)
    for (const { context } of contexts) await context.close()
    service.reset()
    const all = [...troubles, ...violations].filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))
    contexts = []
    expected = []
    expect(all, 'troubles that no test expects').toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await served?.close()
  })

  return {
    get address() {
      return present(served).address
    },
    get service() {
      return present(served).service
    },
    async newPage(options = {}) {
      const { address } = present(served)
      const context = await present(browser).newContext({ baseURL: address, locale: 'en', ...options })
      contexts.push({ context, troubles: await watchTroubles(context) })
      return context.newPage()
    },
    expectTrouble: (pattern) => void expected.push(pattern),
  }
}
