/**
 * A ref callback that sets a layer's `--keyboard` to the height covered by the on-screen keyboard, since the keyboard
 * does not shrink the layout viewport. Keeps the focused element in view. Ignores pinch zoom, which changes the same
 * measurements.
 */
export function trackKeyboardInset(layer: HTMLElement | null) {
  const { visualViewport: viewport } = window
  if (!layer || !viewport) return
  let appliedInset = 0
  const measure = () => {
    const coveredHeight = document.documentElement.clientHeight - viewport.offsetTop - viewport.height
    const inset = viewport.scale > 1 ? 0 : Math.max(0, Math.round(coveredHeight))
    // Set the variable only if the inset has changed, since setting it invalidates all styles inside the layer.
    if (inset !== appliedInset) layer.style.setProperty('--keyboard', `${inset}px`)
    appliedInset = inset
    if (inset > 0 && layer.contains(document.activeElement)) {
      document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
  }
  measure()
  viewport.addEventListener('resize', measure)
  viewport.addEventListener('scroll', measure)
  return () => {
    viewport.removeEventListener('resize', measure)
    viewport.removeEventListener('scroll', measure)
  }
}
