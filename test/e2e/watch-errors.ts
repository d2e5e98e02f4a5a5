import type { BrowserContext, Page } from 'playwright'

/** The errors that the engines report for a request aborted by a navigation. */
const abortErrors = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'Load request cancelled']

function watchPage(page: Page, note: (error: string) => void): void {
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    // Failed loads are recorded from the network events, with their URL.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) note(`console: ${text}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    if (!abortErrors.includes(reason)) note(`request failed: ${request.method()} ${request.url()}: ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) note(`status ${response.status()}: ${response.request().method()} ${response.url()}`)
  })
}

/**
 * Reports errors in all pages of a context as they occur: policy violations, uncaught errors, console errors, failed requests and
 * hydration mismatches.
 */
export async function watchErrors(context: BrowserContext, note: (error: string) => void): Promise<void> {
  await context.exposeBinding('noteViolation', (_, violation: string) => note(`policy: ${violation}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { noteViolation } = window as unknown as { noteViolation: (violation: string) => void }
      noteViolation(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  await context.exposeBinding('noteRedrawn', () => note('page redrawn'))
  await context.addInitScript(() => {
    addEventListener('portico:report', (event) => {
      const { noteRedrawn } = window as unknown as { noteRedrawn: () => void }
      if ((event as CustomEvent<{ kind: string }>).detail.kind === 'redrawn') noteRedrawn()
    })
  })
  context.on('page', (page) => watchPage(page, note))
}
