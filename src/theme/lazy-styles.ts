let loadPromise: Promise<boolean> | undefined

/**
 * Applies the styles of lazy-loaded components, if the build left them out of the page (`data-styles` on the root).
 * Resolves to false if they fail to load. The page has no link to these styles, since browsers download even a disabled
 * stylesheet, alongside the scripts that the page needs first.
 */
export function applyLazyStyles(): Promise<boolean> {
  const href = document.getElementById('root')?.dataset.styles
  if (!href) return Promise.resolve(true)
  loadPromise ??= new Promise((resolve) => {
    const onerror = () => {
      loadPromise = undefined
      resolve(false)
    }
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: () => resolve(true), onerror }),
    )
  })
  return loadPromise
}
