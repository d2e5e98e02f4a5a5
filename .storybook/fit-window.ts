import { viewports } from './viewports.ts'

/** Upper bound in ms, well above the usual time; needed when a reader has resized the frame by hand and no width matches. */
const patience = 500

/**
 * Waits until Storybook's window has resized the frame to the story's width. That happens shortly after the story is
 * requested, so its play would otherwise start at the previous story's width.
 */
export async function untilFrameFits(viewport: unknown): Promise<void> {
  const room = window.frameElement?.ownerDocument.getElementById('storybook-preview-wrapper')
  if (!room) return
  const { value = '' } = (viewport ?? {}) as { value?: string }
  const asked = Object.entries(viewports).find(([name]) => name === value)?.[1]
  const width = () => (asked ? Number.parseInt(asked.styles.width, 10) : room.clientWidth)
  const end = performance.now() + patience
  while (window.innerWidth !== width() && performance.now() < end) await new Promise(requestAnimationFrame)
}
