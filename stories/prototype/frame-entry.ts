import { frameAttribute } from './frame-control.ts'
import { installTimers } from './frame-timers.ts'

/** This script's URL, so that the product's frame can load it too. */
export const address = import.meta.url

const frame = window.frameElement
// Storybook imports this file only for the URL; the product starts in its own frame.
if (frame?.hasAttribute(frameAttribute)) {
  const timers = installTimers(window)
  void import('./frame-screen.tsx').then(({ startProduct }) => startProduct(frame, timers))
}
