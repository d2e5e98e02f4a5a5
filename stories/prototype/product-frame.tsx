import { frameReady, type ShowPage } from './frame-page.ts'
import { PanelButton } from './panel-parts.tsx'
import type { ClientKind } from './people.ts'
import type { CurrentPage, Prototype } from './prototype.ts'

/** Returns whether a development tool needs this global in every window that runs the product. */
const isDevToolGlobal = (name: string) => /^(\$Refresh|__vite|__vitest)/.test(name)

/** Starts the product in the frame's document, where it has its own viewport, dialogs and focus. */
async function startInFrame(frame: HTMLIFrameElement, prototype: Prototype, onReady: ProductFrameProps['onReady']) {
  const { contentWindow: frameWindow, contentDocument: page } = frame
  if (!frameWindow || !page) return
  for (const name of Object.getOwnPropertyNames(window).filter(isDevToolGlobal))
    Reflect.set(frameWindow, name, Reflect.get(window, name))
  copyStyles(page)
  interceptNavigation(page, prototype)
  frame.addEventListener(frameReady, (event) => {
    prototype.connectFrame((event as CustomEvent<ShowPage>).detail)
    onReady(page)
  })
  const { scriptUrl } = await import('./frame-entry.ts')
  const script = page.createElement('script')
  Object.assign(script, { type: 'module', src: scriptUrl })
  page.head.append(script)
}

/** Copies this document's styles into the frame, including fonts, tokens and the styles of every component. */
function copyStyles(page: Document) {
  const styles = document.head.querySelectorAll('style:not([id^="storybook"]), link[rel="stylesheet"]')
  for (const style of styles) {
    const copy = style.cloneNode(true)
    if (copy instanceof HTMLLinkElement && style instanceof HTMLLinkElement) copy.href = style.href
    page.head.append(copy)
  }
}

/** Passes a page's link clicks and form submissions to the prototype, so that the frame itself never navigates. */
function interceptNavigation(page: Document, prototype: Prototype) {
  const resolve = (link: string) => {
    const { origin } = window.location
    return new URL(link, new URL(prototype.getState().currentPage?.path ?? '/', origin)).href
  }
  page.addEventListener('click', (event) => {
    const href = (event.target as Element | null)?.closest('a[href]')?.getAttribute('href')
    if (href == null || href.startsWith('#') || event.defaultPrevented) return
    event.preventDefault()
    void prototype.visit(resolve(href))
  })
  page.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const values = new URLSearchParams()
    // This window's FormData does not accept a submit button from another window, so the button's value is added below.
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.append(name, value)
    const button = event.submitter as HTMLButtonElement | null
    if (button?.name) values.append(button.name, button.value)
    void prototype.submit(resolve(form.getAttribute('action') ?? ''), values)
  })
}

type ProductFrameProps = {
  prototype: Prototype
  client: ClientKind
  currentPage?: CurrentPage
  /** Called with the frame's document once the product has loaded in it. */
  onReady: (page: Document) => void
}

/** The frame's maximum size for each client. On the web, the product fills the available space. */
const sizes: Record<ClientKind, string> = {
  web: '',
  mobile: 'max-w-[390px] max-h-[844px]',
  app: 'max-w-[390px] max-h-[844px]',
  sync: 'max-w-[380px] max-h-[520px]',
}

/** Shows the product in its frame, a mock page from outside the product, or a notice about another site. */
export function ProductFrame({ prototype, client, currentPage, onReady }: ProductFrameProps) {
  return (
    <div
      className={`justify-self-center overflow-hidden w-full rounded-control bg-surface shadow-[0_0_0_1px_var(--border),0_12px_32px_-16px_rgb(0_0_0/0.28)] ${sizes[client]}`}
    >
      <iframe
        title="Product"
        className="w-full h-full"
        src="./prototype-frame.html"
        hidden={currentPage?.kind !== 'screen'}
        onLoad={({ currentTarget }) => void startInFrame(currentTarget, prototype, onReady)}
      />
      {currentPage?.kind === 'service' && (
        <iframe
          key={currentPage.id}
          title="Page outside the product"
          className="w-full h-full"
          srcDoc={currentPage.html}
          onLoad={({ currentTarget: { contentDocument } }) =>
            contentDocument && interceptNavigation(contentDocument, prototype)
          }
        />
      )}
      {currentPage?.kind === 'other-site' && (
        <div className="grid place-content-center justify-items-center gap-3 h-full p-6 text-center">
          <h2>This page is on another site</h2>
          <code>{currentPage.path}</code>
          <PanelButton onClick={prototype.back}>Back to the product</PanelButton>
        </div>
      )}
    </div>
  )
}
