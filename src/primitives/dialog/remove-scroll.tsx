import { type ComponentProps, type ElementType, useEffect } from 'react'

/** The number of open dialogs that lock scrolling. */
let holders = 0

function hold() {
  holders += 1
  const { documentElement } = document
  const hasScrollbar = window.innerWidth > documentElement.clientWidth
  if (holders === 1) documentElement.dataset.scrollLock = hasScrollbar ? 'gutter' : 'plain'
  return () => {
    holders -= 1
    if (holders === 0) delete document.documentElement.dataset.scrollLock
  }
}

type RemoveScrollProps = ComponentProps<'div'> & { as?: ElementType; allowPinchZoom?: boolean; shards?: unknown }

/**
 * Replaces the package `react-remove-scroll`, which Radix imports and which injects a <style> that a strict style-src
 * blocks. The build aliases the package to this file; theme.css stops scrolling by `data-scroll-lock`.
 */
export function RemoveScroll({ as: Root = 'div', allowPinchZoom: _, shards: __, ...rest }: RemoveScrollProps) {
  useEffect(hold, [])
  return <Root {...rest} />
}
