import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { createPreviewServer, type PreviewOptions } from '../../tools/preview-server.ts'
import { type Engine, openBrowser, waitUntilClosed } from './shared-browser.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { watchErrors } from './watch-errors.ts'

/** The built site, for one test file. */
export type Site = {
  readonly origin: string
  readonly service: AccountService
  /** Opens a page for a new visitor in a separate context, in English by default. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>
  /** Opens a page for a new visitor at a path. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>
  /** Returns the errors in the running test so far. */
  errors: () => string[]
  /** Allows errors that the running test causes on purpose. */
  allowError: (pattern: RegExp) => void
}

function requireRunning<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The site is available only while the tests in its file are running.')
  return value
}

/** Closes a visitor's pages. Aborting their pending requests does not fail the test. */
async function close(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

/**
 * Serves the built pages with a new account service, for all tests in the calling file. A test fails if `watchErrors`
 * reports an error or a request violates the contract, unless the test allows that error.
 */
export function openSite(options: PreviewOptions = {}, engine: Engine = 'chromium'): Site {
  let runningServer: (RunningServer & { service: AccountService }) | undefined
  let contexts: { context: BrowserContext; errors: readonly string[] }[] = []
  let allowedErrors: RegExp[] = []

  function errors(): string[] {
    const violations = requireRunning(runningServer).service.violations
    const contractErrors = violations.map(({ method, path, reason }) => `contract: ${method} ${path}: ${reason}`)
    return [...contexts.flatMap((entry) => entry.errors), ...contractErrors]
  }

  async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
    const { origin } = requireRunning(runningServer)
    const browser = await openBrowser(engine)
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'en',
      timezoneId: 'Asia/Shanghai',
      ...options,
    })
    const contextErrors: string[] = []
    await watchErrors(context, (error) => void contextErrors.push(error))
    contexts.push({ context, errors: contextErrors })
    return context.newPage()
  }

  beforeAll(async () => {
    // Do not log violations: `errors` reads them from the service.
    const service = createAccountService({ seed: 'e2e', onViolation: () => {} })
    runningServer = { service, ...(await startServer(createPreviewServer(service, options))) }
  })
  afterEach(async () => {
    const unexpectedErrors = errors().filter((error) => !allowedErrors.some((pattern) => pattern.test(error)))
    for (const { context } of contexts) await waitUntilClosed(close(context))
    requireRunning(runningServer).service.reset()
    contexts = []
    allowedErrors = []
    expect(unexpectedErrors, 'errors that the test does not allow').toEqual([])
  })
  afterAll(async () => {
    await runningServer?.close()
  })

  return {
    get origin() {
      return requireRunning(runningServer).origin
    },
    get service() {
      return requireRunning(runningServer).service
    },
    newPage,
    async open(path, options) {
      const page = await newPage(options)
      await page.goto(path)
      return page
    },
    errors,
    allowError: (pattern) => void allowedErrors.push(pattern),
  }
}
