/**
 * A `ref` that sets `--keyboard` on a layer to the height that the on-screen keyboard covers, since the keyboard does
 * not shrink the window. Ignores pinch zoom, which changes the same numbers.
 */
export function keyboardInset(layer: HTMLElement | null) {
  const { visualViewport: visible } = window
  if (!layer || !visible) return
  let applied = 0
  const measure = () => {
    const covered = document.documentElement.clientHeight - visible.offsetTop - visible.height
    const inset = visible.scale > 1 ? 0 : Math.max(0, Math.round(covered))
    // Set it only if it changed, since that recalculates all styles inside the layer.
    if (inset !== applied) layer.style.setProperty('--keyboard', `${inset}px`)
    applied = inset
    if (covered > 0 && layer.contains(document.activeElement)) {
      document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
  }
  measure()
  visible.addEventListener('resize', measure)
  visible.addEventListener('scroll', measure)
  return () => {
    visible.removeEventListener('resize', measure)
    visible.removeEventListener('scroll', measure)
  }
}
