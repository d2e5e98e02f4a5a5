import { frameMark } from './door.ts'
import { installTimers } from './frame-timers.ts'

/** Where this very script lies, for the document of the product's frame to run it in its turn. */
export const address = import.meta.url

const frame = window.frameElement
// The catalogue reads this file for its address alone; the product starts in its own frame.
if (frame?.hasAttribute(frameMark)) {
  const timers = installTimers(window)
  void import('./frame-screen.tsx').then(({ openDoor }) => openDoor(frame, timers))
}
