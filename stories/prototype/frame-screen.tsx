import { http } from 'msw'
import { createRoot } from 'react-dom/client'
import { startMockWorker } from '../../.storybook/mock-worker.ts'
import { createPageEnvironment } from '../../.storybook/page-host.ts'
import { App } from '../../src/app/app.tsx'
import { findRoute } from '../../src/app/routes.ts'
import type { Environment } from '../../src/kit/environment.tsx'
import { BrandProvider, portico } from '../../src/primitives/brand/brand.tsx'
import { clearSky } from '../../src/primitives/brand/clear-sky.tsx'
import { type FramePage, frameReady, type ShowPage } from './frame-page.ts'

/** Recreates a response in this window. MSW does not accept a response from another window. */
async function recreateResponse(response: Response): Promise<Response> {
  if (response.type === 'error') return Response.error()
  const { status, headers } = response
  const body = await response.blob()
  return new Response(body.size > 0 ? body : null, { status, headers: [...headers] })
}

function applyAppearance({ locale, theme, brand }: FramePage['appearance']) {
  const { documentElement } = document
  documentElement.lang = locale
  Object.assign(documentElement.dataset, { theme, brand })
}

/** Starts the product in its frame, and passes the prototype a function that shows pages. */
export async function startProduct(frame: Element): Promise<void> {
  let page: FramePage | undefined
  let wasOnline = true
  let renderedPage: { id: number; environment: Environment } | undefined
  const root = createRoot(document.getElementById('root') ?? document.body)
  await startMockWorker(
    http.all(
      ({ request }) => new URL(request.url).origin === window.location.origin,
      async ({ request }) => {
        const response = await page?.handle(request.clone())
        return response && recreateResponse(response)
      },
    ),
  )
  Object.defineProperty(navigator, 'onLine', { get: () => page?.setup.isOnline() ?? true })

  async function render(requestedPage: FramePage) {
    const { id, setup, appearance } = requestedPage
    const { locale, messages, brand } = appearance
    const { title, load } = findRoute(new URL(setup.path, window.location.origin).pathname)
    const { Page } = await load()
    // Another page may have been requested in the meantime.
    if (page !== requestedPage) return
    if (renderedPage?.id !== id) {
      renderedPage = { id, environment: createPageEnvironment(setup) }
      window.scrollTo(0, 0)
    }
    applyAppearance(appearance)
    root.render(
      <BrandProvider brand={brand === 'clear-sky' ? clearSky : portico}>
        <App key={id} locale={locale} messages={messages} environment={renderedPage.environment} title={title}>
          <Page />
        </App>
      </BrandProvider>,
    )
  }

  const show: ShowPage = (newPage) => {
    page = newPage
    if (newPage) void render(newPage)
    else root.render(null)
    if (navigator.onLine === wasOnline) return
    wasOnline = navigator.onLine
    window.dispatchEvent(new Event(wasOnline ? 'online' : 'offline'))
  }
  frame.dispatchEvent(new CustomEvent(frameReady, { detail: show }))
}
