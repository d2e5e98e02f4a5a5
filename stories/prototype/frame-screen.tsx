import { http } from 'msw'
import { createRoot } from 'react-dom/client'
import { startMockWorker } from '../../.storybook/mock-worker.ts'
import { createPage } from '../../.storybook/page-host.ts'
import { App } from '../../src/app/app.tsx'
import { findRoute } from '../../src/app/routes.ts'
import type { Environment } from '../../src/kit/environment.tsx'
import { BrandProvider, portico } from '../../src/primitives/brand/brand.tsx'
import { clearSky } from '../../src/primitives/brand/clear-sky.tsx'
import { type Door, doorOpened, type FramePage } from './door.ts'

/** The same answer, made in this window: the worker knows no other window's. */
async function ownResponse(response: Response): Promise<Response> {
  if (response.type === 'error') return Response.error()
  const { status, headers } = response
  const body = await response.blob()
  return new Response(body.size > 0 ? body : null, { status, headers: [...headers] })
}

function wear({ locale, theme, brand }: FramePage['look']) {
  const { documentElement } = document
  documentElement.lang = locale
  documentElement.dataset.theme = theme
  documentElement.dataset.brand = brand
}

/** Leads every link out of the page to whoever shows it: here nothing may ever leave. */
function catchLinks(page: () => FramePage | undefined) {
  document.addEventListener('click', (event) => {
    const { target } = event
    const anchor = target instanceof Element ? target.closest('a[href]') : undefined
    const href = anchor?.getAttribute('href') ?? ''
    const current = page()
    if (!anchor || !current || event.defaultPrevented || href.startsWith('#')) return
    event.preventDefault()
    const { href: address } = new URL(href, new URL(current.place.path, window.location.origin))
    current.follow(address, { isNewWindow: anchor.getAttribute('target') === '_blank' })
  })
}

/** Starts the product in its frame, and hands over the door to it. */
export async function openDoor(frame: Element, { advance }: Pick<Door, 'advance'>): Promise<void> {
  let page: FramePage | undefined
  let wasOnline = true
  let opened: { id: number; environment: Environment } | undefined
  const root = createRoot(document.getElementById('root') ?? document.body)
  await startMockWorker(
    http.all(
      ({ request }) => new URL(request.url).origin === window.location.origin,
      async ({ request }) => {
        const response = await page?.handle(request.clone())
        return response && ownResponse(response)
      },
    ),
  )
  catchLinks(() => page)
  Object.defineProperty(navigator, 'onLine', { get: () => page?.place.isOnline() ?? true })

  async function render(shown: FramePage) {
    const { id, place, look } = shown
    const { title, load } = findRoute(new URL(place.path, window.location.origin).pathname)
    const { Page } = await load()
    // Another page may have been asked for since.
    if (page !== shown) return
    if (opened?.id !== id) {
      opened = { id, environment: createPage(place) }
      wasOnline = navigator.onLine
      window.scrollTo(0, 0)
    }
    wear(look)
    root.render(
      <BrandProvider brand={look.brand === 'clear-sky' ? clearSky : portico}>
        <App key={id} locale={look.locale} messages={look.messages} environment={opened.environment} title={title}>
          <Page />
        </App>
      </BrandProvider>,
    )
  }

  const door: Door = {
    show(next) {
      page = next
      if (next) void render(next)
      else root.render(null)
    },
    advance,
    tellConnection() {
      if (navigator.onLine === wasOnline) return
      wasOnline = navigator.onLine
      window.dispatchEvent(new Event(wasOnline ? 'online' : 'offline'))
    },
  }
  frame.dispatchEvent(new CustomEvent(doorOpened, { detail: door }))
}
