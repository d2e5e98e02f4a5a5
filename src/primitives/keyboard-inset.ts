/**
 * Tells a layer how much of the window's foot the on-screen keyboard covers, as `--keyboard`: the keyboard takes the space
 * without making the window smaller. Pinch zoom changes the same figures and is none of it. A `ref`.
 */
export function keyboardInset(layer: HTMLElement | null) {
  const { visualViewport: visible } = window
  if (!layer || !visible) return
  let told = 0
  const measure = () => {
    const covered = document.documentElement.clientHeight - visible.offsetTop - visible.height
    const inset = visible.scale > 1 ? 0 : Math.max(0, Math.round(covered))
    // Each telling has the browser find the styles of all that lies in the layer anew.
    if (inset !== told) layer.style.setProperty('--keyboard', `${inset}px`)
    told = inset
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
