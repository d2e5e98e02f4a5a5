/**
 * Applies the styles of lazy parts, if the build left them out of the page (`#lazy-styles`). Resolves with whether they
 * apply. The link is a disabled stylesheet because Firefox refuses a `prefetch`, which it checks against `default-src`.
 */
export function applyLazyStyles(): Promise<boolean> {
  const link = document.getElementById('lazy-styles')
  if (!(link instanceof HTMLLinkElement) || link.sheet) return Promise.resolve(true)
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true), { once: true })
    link.addEventListener('error', () => resolve(false), { once: true })
    // Disabled first, so that a retry requests it again.
    link.setAttribute('disabled', '')
    link.removeAttribute('disabled')
  })
}
