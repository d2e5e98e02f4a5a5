import styles from './prototype.module.css'
import type { Prototype } from './prototype.ts'

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
export function ServicePage({ html, path, prototype }: ServicePageProps) {
  return (
    <iframe
      title="Page of the service"
      className={styles.product}
      srcDoc={html}
      onLoad={({ currentTarget: { contentDocument } }) => contentDocument && catchAll(contentDocument, path, prototype)}
    />
  )
}
