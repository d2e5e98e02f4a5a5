import { useCallback, useEffect, useRef, useState } from 'react'
import { type FrameControl, frameAttribute, frameReady } from './frame-control.ts'
import { PanelButton } from './panel-parts.tsx'
import type { ClientKind } from './people.ts'
import styles from './prototype.module.css'
import type { Prototype } from './prototype.ts'
import type { Shown } from './prototype-state.ts'

/** The size of each client's window, in px. */
const sizes: Record<ClientKind, { width: number; height: number }> = {
  web: { width: 1280, height: 800 },
  mobile: { width: 390, height: 844 },
  sync: { width: 380, height: 520 },
  app: { width: 390, height: 844 },
}

/** Below this scale a page is unreadable. */
const minScale = 0.22

/** Globals that development tools expect in any window that runs their modules. */
const isToolGlobal = (name: string) => /^(\$Refresh|__vite|__vitest)/.test(name)

/** Runs the product in the frame's own document, so that its viewport, dialogs and focus are its own. */
async function start(frame: HTMLIFrameElement) {
  const { contentWindow: inner, contentDocument: page } = frame
  if (!inner || !page) return
  for (const name of Object.getOwnPropertyNames(window).filter(isToolGlobal))
    Reflect.set(inner, name, Reflect.get(window, name))
  copyStyles(page)
  const { address } = await import('./frame-entry.ts')
  const script = page.createElement('script')
  Object.assign(script, { type: 'module', src: address })
  page.head.append(script)
}

/** Copies this document's styles into the frame: fonts, tokens, and every component's styles. */
function copyStyles(page: Document) {
  const styles = document.head.querySelectorAll('style:not([id^="storybook"]), link[rel="stylesheet"]')
  for (const style of styles) {
    const copy = style.cloneNode(true)
    if (copy instanceof HTMLLinkElement && style instanceof HTMLLinkElement) copy.href = style.href
    page.head.append(copy)
  }
}

/** The scale at which a window of this size fits into the available space. */
function useFit({ width, height }: { width: number; height: number }) {
  const container = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(minScale)
  useEffect(() => {
    const element = container.current
    if (!element) return
    const measure = () => {
      const maxHeight = Math.max(360, window.innerHeight - element.getBoundingClientRect().top - window.scrollY - 24)
      setScale(Math.max(minScale, Math.min(1, element.clientWidth / width, maxHeight / height)))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [width, height])
  return { container, scale }
}

/** Passes a page's links and forms to the prototype. */
function interceptNavigation(page: Document, path: string, prototype: Prototype) {
  const resolve = (href: string) => new URL(href, new URL(path, window.location.origin)).href
  page.addEventListener('click', (event) => {
    const anchor = (event.target as Element | null)?.closest('a[href]')
    if (!anchor) return
    event.preventDefault()
    void prototype.visit(resolve(anchor.getAttribute('href') ?? ''))
  })
  page.addEventListener('submit', (event) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const values = new URLSearchParams()
    // The form belongs to another window, whose button this window's FormData does not accept as the submitter.
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.append(name, value)
    const button = event.submitter as HTMLButtonElement | null
    if (button?.name) values.append(button.name, button.value)
    void prototype.submit(resolve(form.getAttribute('action') ?? path), values)
  })
}

type ServicePageProps = { html: string; path: string; prototype: Prototype }

/** A page of the account service: the file service's home page, a third party's consent page, the terms. */
function ServicePage({ html, path, prototype }: ServicePageProps) {
  return (
    <iframe
      title="Page of the service"
      className={styles.product}
      srcDoc={html}
      onLoad={({ currentTarget: { contentDocument } }) =>
        contentDocument && interceptNavigation(contentDocument, path, prototype)
      }
    />
  )
}

type ProductFrameProps = {
  prototype: Prototype
  client: ClientKind
  shown?: Shown
  /** Called with the frame's document once the product has loaded in it. */
  onReady: (page: Document) => void
}

/** The window that shows the product. */
export function ProductFrame({ prototype, client, shown, onReady }: ProductFrameProps) {
  const { width, height } = sizes[client]
  const { container, scale } = useFit(sizes[client])
  const connect = useCallback(
    (frame: HTMLIFrameElement | null) => {
      const handleReady = (event: Event) => {
        prototype.setFrame((event as CustomEvent<FrameControl>).detail)
        if (frame?.contentDocument) onReady(frame.contentDocument)
      }
      frame?.addEventListener(frameReady, handleReady)
      return () => {
        frame?.removeEventListener(frameReady, handleReady)
        prototype.setFrame(undefined)
      }
    },
    [prototype, onReady],
  )
  const isScreen = shown?.kind === 'screen'

  return (
    <div ref={container} className={styles.container}>
      <div className={styles.window} style={{ width: width * scale, height: height * scale }}>
        <div style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
          <iframe
            ref={connect}
            title="Product"
            className={styles.product}
            src="./prototype-frame.html"
            hidden={!isScreen}
            onLoad={({ currentTarget }) => void start(currentTarget)}
            {...{ [frameAttribute]: '' }}
          />
          {shown?.kind === 'service' && (
            <ServicePage key={shown.id} html={shown.html} path={shown.path} prototype={prototype} />
          )}
        </div>
        {shown?.kind === 'elsewhere' && (
          <div className={styles.elsewhere}>
            <h2>Opens another site</h2>
            <code>{shown.path}</code>
            <PanelButton onClick={prototype.back}>Back to the product</PanelButton>
          </div>
        )}
      </div>
    </div>
  )
}
