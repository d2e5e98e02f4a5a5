import { viewports } from './viewports.ts'

/** The time limit, well above the usual time. If a reviewer has resized the frame manually, no width ever matches. */
const maxWaitMs = 500

/**
 * Waits until Storybook's window has resized the frame to the story's width, shortly after the story is requested. The play
 * function would otherwise start at the previous story's width.
 */
export async function waitUntilFrameFits(viewport: unknown): Promise<void> {
  const wrapper = window.frameElement?.ownerDocument.getElementById('storybook-preview-wrapper')
  if (!wrapper) return
  const { value = '' } = (viewport ?? {}) as { value?: string }
  const requested = Object.entries(viewports).find(([name]) => name === value)?.[1]
  const width = () => (requested ? Number.parseInt(requested.styles.width, 10) : wrapper.clientWidth)
  const deadline = performance.now() + maxWaitMs
  while (window.innerWidth !== width() && performance.now() < deadline) await new Promise(requestAnimationFrame)
}
