import type { BrowserContext, Page } from 'playwright'

/** The errors that browser engines report for a request aborted by a navigation. */
const abortErrors = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'Load request cancelled']

function watchPage(page: Page, report: (error: string) => void): void {
  page.on('pageerror', (error) => report(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    // The network events below already report failed loads, with their URLs.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) report(`console: ${text}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    if (!abortErrors.includes(reason)) report(`request failed: ${request.method()} ${request.url()}: ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400)
      report(`status ${response.status()}: ${response.request().method()} ${response.url()}`)
  })
}

/**
 * Reports errors in all pages of a context as they occur: violations of the content security policy, uncaught errors,
 * console errors, failed requests, error statuses and hydration mismatches.
 */
export async function watchErrors(context: BrowserContext, report: (error: string) => void): Promise<void> {
  await context.exposeBinding('reportViolation', (_, violation: string) => report(`policy: ${violation}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void }
      reportViolation(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  await context.exposeBinding('reportRerender', () => report('page rerendered'))
  await context.addInitScript(() => {
    addEventListener('portico:report', (event) => {
      const { reportRerender } = window as unknown as { reportRerender: () => void }
      if ((event as CustomEvent<{ kind: string }>).detail.kind === 'rerendered') reportRerender()
    })
  })
  context.on('page', (page) => watchPage(page, report))
}
