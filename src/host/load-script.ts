const loads = new Map<string, Promise<void>>()

function insertScript(src: string, document: Document): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      loads.delete(src)
      reject(new Error(`The script ${src} failed to load.`))
    })
    document.head.append(script)
  })
}

/**
 * Loads a third-party script once per URL. Rejects if the network or the page's Content Security Policy prevents
 * loading. The next call then retries.
 */
export function loadScript(src: string, document: Document = globalThis.document): Promise<void> {
  const existingLoad = loads.get(src)
  if (existingLoad) return existingLoad
  const load = insertScript(src, document)
  loads.set(src, load)
  return load
}
