/**
 * Has the styles of what comes late applied, where the build has left them out of the page (`#late-styles`); whether they
 * are. Elsewhere all styles are there from the start.
 */
export function applyLateStyles(): Promise<boolean> {
  const link = document.getElementById('late-styles')
  if (!(link instanceof HTMLLinkElement) || link.sheet) return Promise.resolve(true)
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true), { once: true })
    link.addEventListener('error', () => resolve(false), { once: true })
    link.rel = 'stylesheet'
  })
}
