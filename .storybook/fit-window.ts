import { viewports } from './viewports.ts'

/** The wait is usually shorter. If a reviewer has resized the frame, its width never matches. */
const maxWaitMs = 500

/**
 * Waits until the preview frame has the story's width. Storybook's manager resizes the frame only after requesting the
 * story, so the play function would otherwise start at the previous story's width.
 */
export async function waitUntilFrameFits(viewport: unknown): Promise<void> {
  const wrapper = window.frameElement?.ownerDocument.getElementById('storybook-preview-wrapper')
  if (!wrapper) return
  const { value = '' } = (viewport ?? {}) as { value?: string }
  const storyViewport = Object.entries(viewports).find(([name]) => name === value)?.[1]
  const getStoryWidth = () => (storyViewport ? Number.parseInt(storyViewport.styles.width, 10) : wrapper.clientWidth)
  const deadline = performance.now() + maxWaitMs
  while (window.innerWidth !== getStoryWidth() && performance.now() < deadline) await new Promise(requestAnimationFrame)
}
