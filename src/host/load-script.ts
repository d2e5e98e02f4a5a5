/** Scripts that are here or on their way, by address. */
const scripts = new Map<string, Promise<void>>()

function insert(src: string, document: Document): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      scripts.delete(src)
      reject(new Error(`The script ${src} did not arrive.`))
    })
    document.head.append(script)
  })
}

/**
 * Brings another party's script into the page, once, however often it is asked for. Rejects where it does not arrive: the
 * network lost it, or the page's policy refuses its host. It is then asked for afresh the next time.
 */
export function loadScript(src: string, document: Document = globalThis.document): Promise<void> {
  const known = scripts.get(src)
  if (known) return known
  const script = insert(src, document)
  scripts.set(src, script)
  return script
}
