/**
 * Applies the styles of lazy parts, if the build has left them out of the page (`#late-styles`); resolves with whether they
 * apply. Elsewhere all styles are there from the start. The link is a disabled stylesheet rather than a `prefetch`, which
 * Firefox checks against `default-src` and so refuses.
 */
export function applyLateStyles(): Promise<boolean> {
  const link = document.getElementById('late-styles')
  if (!(link instanceof HTMLLinkElement) || link.sheet) return Promise.resolve(true)
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true), { once: true })
    link.addEventListener('error', () => resolve(false), { once: true })
    // Disable it first, so that a retry requests it again.
    link.setAttribute('disabled', '')
    link.removeAttribute('disabled')
  })
}
