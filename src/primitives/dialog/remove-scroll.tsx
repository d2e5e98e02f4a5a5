import { type ComponentProps, type ElementType, useEffect } from 'react'

let lockCount = 0

function lock() {
  lockCount += 1
  const { documentElement } = document
  const hasScrollbar = window.innerWidth > documentElement.clientWidth
  if (lockCount === 1) documentElement.dataset.scrollLock = hasScrollbar ? 'gutter' : 'plain'
  return () => {
    lockCount -= 1
    if (lockCount === 0) delete document.documentElement.dataset.scrollLock
  }
}

type RemoveScrollProps = ComponentProps<'div'> & { as?: ElementType; allowPinchZoom?: boolean; shards?: unknown }

/**
 * Replaces `react-remove-scroll`, a dependency of Radix that injects a <style>, which a strict style-src blocks. The
 * build aliases the package to this file. theme.css uses `data-scroll-lock` to prevent scrolling.
 */
export function RemoveScroll({ as: Root = 'div', allowPinchZoom: _, shards: __, ...rest }: RemoveScrollProps) {
  useEffect(lock, [])
  return <Root {...rest} />
}
