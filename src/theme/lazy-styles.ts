let loadPromise: Promise<boolean> | undefined

/**
 * Applies the styles of lazy-loaded components, unless the page already includes them. Their URL is in `data-styles` on
 * `#root`. Resolves to false if they fail to load. The HTML has no `<link>` for them: browsers download even a disabled
 * stylesheet immediately, which would slow down the scripts that the page needs first.
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
