import { frameAttribute } from './frame-control.ts'

/** This script's URL, so that the product's frame can load it too. */
export const address = import.meta.url

const frame = window.frameElement
// Storybook imports this file only for the URL; the product starts in its own frame.
if (frame?.hasAttribute(frameAttribute)) {
  void import('./frame-screen.tsx').then(({ startProduct }) => startProduct(frame))
}
