import { useCallback, useEffect, useRef, useState } from 'react'
import { type Door, doorOpened, frameMark } from './door.ts'
import { Press } from './panel-parts.tsx'
import type { ClientKind } from './people.ts'
import styles from './prototype.module.css'
import type { Prototype } from './prototype.ts'
import type { Shown } from './prototype-state.ts'

/** How large a window is in each client, in px. */
const sizes: Record<ClientKind, { width: number; height: number }> = {
  web: { width: 1280, height: 800 },
  mobile: { width: 390, height: 844 },
  sync: { width: 380, height: 520 },
  app: { width: 390, height: 844 },
}

/** The smallest that a page is drawn at: below, nobody can read it. */
const leastScale = 0.22

/** What the tools of development look for in any window that runs their modules. */
const isOfTools = (name: string) => /^(\$Refresh|__vite|__vitest)/.test(name)

/** Runs the product in a document of its own: with its own viewport, and its own `document` for every dialog and field. */
async function start(frame: HTMLIFrameElement) {
  const { contentWindow: inner, contentDocument: page } = frame
  if (!inner || !page) return
  for (const name of Object.getOwnPropertyNames(window).filter(isOfTools))
    Reflect.set(inner, name, Reflect.get(window, name))
  copyStyles(page)
  const { address } = await import('./frame-entry.ts')
  const script = page.createElement('script')
  Object.assign(script, { type: 'module', src: address })
  page.head.append(script)
}

/** Dresses the frame as this document is dressed: fonts, tokens, and the styles of every component. */
function copyStyles(page: Document) {
  const styles = document.head.querySelectorAll('style:not([id^="storybook"]), link[rel="stylesheet"]')
  for (const style of styles) {
    const copy = style.cloneNode(true)
    if (copy instanceof HTMLLinkElement && style instanceof HTMLLinkElement) copy.href = style.href
    page.head.append(copy)
  }
}

/** The scale at which a window of this size fits into the place that there is. */
function useFit({ width, height }: { width: number; height: number }) {
  const place = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(leastScale)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => {
      const highest = Math.max(360, window.innerHeight - element.getBoundingClientRect().top - window.scrollY - 24)
      setScale(Math.max(leastScale, Math.min(1, element.clientWidth / width, highest / height)))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [width, height])
  return { place, scale }
}

/** Leads links and forms of a page back to the prototype. */
function catchAll(page: Document, path: string, prototype: Prototype) {
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
    // Of another window: its form data takes no button of this one.
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.append(name, value)
    const button = event.submitter as HTMLButtonElement | null
    if (button?.name) values.append(button.name, button.value)
    void prototype.submit(resolve(form.getAttribute('action') ?? path), values)
  })
}

type ServicePageProps = { html: string; path: string; prototype: Prototype }

/** A page that the account service shows itself: the file service's home, a third party's consent, the terms. */
function ServicePage({ html, path, prototype }: ServicePageProps) {
  return (
    <iframe
      title="Page of the service"
      className={styles.product}
      srcDoc={html}
      onLoad={({ currentTarget: { contentDocument } }) => contentDocument && catchAll(contentDocument, path, prototype)}
    />
  )
}

type ProductFrameProps = {
  prototype: Prototype
  client: ClientKind
  shown?: Shown
  /** Told of the frame's document once the product stands in it. */
  onReady: (page: Document) => void
}

/** The window that the product is seen in. */
export function ProductFrame({ prototype, client, shown, onReady }: ProductFrameProps) {
  const { width, height } = sizes[client]
  const { place, scale } = useFit(sizes[client])
  const connect = useCallback(
    (frame: HTMLIFrameElement | null) => {
      const handleDoor = (event: Event) => {
        prototype.setDoor((event as CustomEvent<Door>).detail)
        if (frame?.contentDocument) onReady(frame.contentDocument)
      }
      frame?.addEventListener(doorOpened, handleDoor)
      return () => {
        frame?.removeEventListener(doorOpened, handleDoor)
        prototype.setDoor(undefined)
      }
    },
    [prototype, onReady],
  )
  const isScreen = shown?.kind === 'screen'

  return (
    <div ref={place} className={styles.place}>
      <div className={styles.window} style={{ width: width * scale, height: height * scale }}>
        <div style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
          <iframe
            ref={connect}
            title="Product"
            className={styles.product}
            src="./prototype-frame.html"
            hidden={!isScreen}
            onLoad={({ currentTarget }) => void start(currentTarget)}
            {...{ [frameMark]: '' }}
          />
          {shown?.kind === 'service' && (
            <ServicePage key={shown.id} html={shown.html} path={shown.path} prototype={prototype} />
          )}
        </div>
        {shown?.kind === 'elsewhere' && (
          <div className={styles.elsewhere}>
            <h2>Leaves for another site</h2>
            <code>{shown.path}</code>
            <Press onClick={prototype.back}>Back to the product</Press>
          </div>
        )}
      </div>
    </div>
  )
}
