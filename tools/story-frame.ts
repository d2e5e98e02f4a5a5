// Storybook's preview frame, driven from outside: pictures and the widgets' tests show stories in it.
import type { Page } from 'playwright'

type Listener = (payload?: { storyId?: string; status?: string; message?: string }) => void

type Channel = {
  on: (event: string, listener: Listener) => void
  off: (event: string, listener: Listener) => void
  emit: (event: string, payload: unknown) => void
}

type Preview = {
  ready: () => Promise<void>
  extract: () => Promise<Record<string, unknown>>
  storyStoreValue: { userGlobals: { update: (globals: Record<string, string>) => void } }
}

export type Frame = Window &
  typeof globalThis & {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel
    __STORYBOOK_PREVIEW__?: Preview
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

/** Leaves in the page a promise of how the next story ends; shows that story, where one is named. */
function awaitEnding(page: Page, next?: { storyId: string; globals?: Record<string, string> }): Promise<void> {
  return page.evaluate(
    async ({ events, story }) => {
      const frame = window as Frame
      while (!frame.__STORYBOOK_ADDONS_CHANNEL__) await new Promise((resolve) => setTimeout(resolve, 5))
      const channel = frame.__STORYBOOK_ADDONS_CHANNEL__
      frame.ending = new Promise((resolve) => {
        const end = (how: string) => {
          clearTimeout(limit)
          for (const event of events) channel.off(event, handleEnd)
          resolve(how)
        }
        const handleEnd: Listener = (payload) => {
          // The one before may still say how it ended.
          const isOther = story && payload?.storyId && payload.storyId !== story.storyId
          if (!isOther) end(payload?.status ?? payload?.message ?? 'it cannot be shown')
        }
        const limit = setTimeout(() => end('no end within 30 s'), 30_000)
        for (const event of events) channel.on(event, handleEnd)
      })
      if (!story) return
      // By its event, the story before would be drawn anew first.
      if (story.globals) frame.__STORYBOOK_PREVIEW__?.storyStoreValue.userGlobals.update(story.globals)
      channel.emit('setCurrentStory', { storyId: story.storyId, viewMode: 'story' })
    },
    { events: endings, story: next },
  )
}

/** Shows a story in the frame as it is; in other globals than those that hold, where some are given. */
export function showStory(page: Page, storyId: string, globals?: string): Promise<void> {
  const pairs = globals?.split(';').map((pair) => pair.split(':'))
  return awaitEnding(page, { storyId, globals: pairs && (Object.fromEntries(pairs) as Record<string, string>) })
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
