/**
 * Tells a layer how much of the window's foot the on-screen keyboard covers, as `--keyboard`: the keyboard takes the space
 * without making the window smaller. Pinch zoom changes the same figures and is none of it. A `ref`.
 */
export function keyboardInset(layer: HTMLElement | null) {
  const { visualViewport: visible } = window
  if (!layer || !visible) return
  const measure = () => {
    const covered = document.documentElement.clientHeight - visible.offsetTop - visible.height
    layer.style.setProperty('--keyboard', `${visible.scale > 1 ? 0 : Math.max(0, Math.round(covered))}px`)
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
