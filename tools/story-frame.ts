// Storybook's preview frame, driven from outside: pictures and the widgets' tests show stories in it.
import type { Page } from 'playwright'

type Channel = {
  on: (event: string, listener: (payload?: { status?: string; message?: string }) => void) => void
  emit: (event: string, payload: unknown) => void
}

export type Frame = Window &
  typeof globalThis & {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel
    __STORYBOOK_PREVIEW__?: { ready: () => Promise<void>; extract: () => Promise<Record<string, unknown>> }
    /** Ours: how the story being shown ended. */
    ending?: Promise<string>
  }

/** What the frame's channel tells when a story is over, well or not. */
export const endings = [
  'storyFinished',
  'storyMissing',
  'storyErrored',
  'storyThrewException',
  'playFunctionThrewException',
]

/** Leaves in the page a promise of how the next story ends; shows that story, where it has an id. */
export function awaitEnding(page: Page, storyId?: string): Promise<void> {
  return page.evaluate(
    async ({ events, id }) => {
      const frame = window as Frame
      while (!frame.__STORYBOOK_ADDONS_CHANNEL__) await new Promise((resolve) => setTimeout(resolve, 5))
      const channel = frame.__STORYBOOK_ADDONS_CHANNEL__
      frame.ending = new Promise((resolve) => {
        for (const event of events)
          channel.on(event, (payload) => resolve(payload?.status ?? payload?.message ?? event))
        setTimeout(() => resolve('no end within 30 s'), 30_000)
      })
      if (id) channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
    },
    { events: endings, id: storyId },
  )
}

/** Loads the frame afresh with a story. `globals` as its address takes them, e.g. `locale:en;theme:dark`. */
export async function loadStory(page: Page, storyId: string, globals: string): Promise<void> {
  // The accessibility check has its own run; here it would only take time.
  const query = new URLSearchParams({ id: storyId, viewMode: 'story', globals: `a11y.manual:!true;${globals}` })
  await page.goto(`iframe.html?${query}`, { waitUntil: 'commit' })
  await awaitEnding(page)
}

/** Waits until the story and its play are over. Throws where they did not succeed. */
export async function finishStory(page: Page): Promise<void> {
  const ending = await page.evaluate(async () => (await (window as Frame).ending) ?? 'it was never shown')
  if (ending !== 'success') throw new Error(`The story failed: ${ending.split('\n')[0]}`)
}
