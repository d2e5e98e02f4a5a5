/**
 * Has the styles of what comes late applied, where the build has left them out of the page (`#late-styles`); whether they
 * are. Elsewhere all styles are there from the start. The link is disabled until then rather than a `prefetch`, which
 * Firefox holds against `default-src`, and so refuses.
 */
export function applyLateStyles(): Promise<boolean> {
  const link = document.getElementById('late-styles')
  if (!(link instanceof HTMLLinkElement) || link.sheet) return Promise.resolve(true)
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true), { once: true })
    link.addEventListener('error', () => resolve(false), { once: true })
    // Disabled first, so that a second try asks again.
    link.setAttribute('disabled', '')
    link.removeAttribute('disabled')
  })
}
