// Controls Storybook's preview frame from outside.
import type { Page } from 'playwright'

/** The result of a check, such as axe, that ran after a story's play function. */
type Report = { type: string; status: string; result?: { violations?: { id: string }[] } }

type Listener = (payload?: { storyId?: string; status?: string; message?: string; reporters?: Report[] }) => void

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

export type PreviewWindow = Window &
  typeof globalThis & {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel
    __STORYBOOK_PREVIEW__?: Preview
    /** The result of the current story. Added by `watchStory`. */
    storyResult?: Promise<string>
  }

/** The channel events that report the end of a story, successful or not. */
export const resultEvents = [
  'storyFinished',
  'storyMissing',
  'storyErrored',
  'storyThrewException',
  'playFunctionThrewException',
]

/** Stores a promise for the next story's result on the page's `window`. Shows `nextStory` if it is given. */
function watchStory(page: Page, nextStory?: { storyId: string; globals?: Record<string, string> }): Promise<void> {
  return page.evaluate(
    async ({ events, story }) => {
      const previewWindow = window as PreviewWindow
      while (!previewWindow.__STORYBOOK_ADDONS_CHANNEL__) await new Promise((resolve) => setTimeout(resolve, 5))
      const channel = previewWindow.__STORYBOOK_ADDONS_CHANNEL__
      previewWindow.storyResult = new Promise((resolve) => {
        const end = (result: string) => {
          clearTimeout(timeout)
          for (const event of events) channel.off(event, handleEnd)
          resolve(result)
        }
        const handleEnd: Listener = (payload) => {
          // Ignore a late event from the previous story.
          const isOther = story && payload?.storyId && payload.storyId !== story.storyId
          if (!isOther) end(payload?.status ?? payload?.message ?? 'it cannot be rendered')
        }
        const timeout = setTimeout(() => end('it did not end within 30 s'), 30_000)
        for (const event of events) channel.on(event, handleEnd)
      })
      if (!story) return
      // Update the store directly, because the globals event would first render the previous story again.
      if (story.globals) previewWindow.__STORYBOOK_PREVIEW__?.storyStoreValue.userGlobals.update(story.globals)
      channel.emit('setCurrentStory', { storyId: story.storyId, viewMode: 'story' })
    },
    { events: resultEvents, story: nextStory },
  )
}

/** Shows a different story in the current frame. If `globals` is omitted, the frame keeps its globals. */
export function showStory(page: Page, storyId: string, globals?: string): Promise<void> {
  const pairs = globals?.split(';').map((pair) => pair.split(':'))
  return watchStory(page, { storyId, globals: pairs && (Object.fromEntries(pairs) as Record<string, string>) })
}

/** Reloads the frame with a story. `globals` is in the URL's format, e.g. `locale:en;theme:dark`. */
export async function loadStory(page: Page, storyId: string, globals: string): Promise<void> {
  // Skip the accessibility check, because the story tests already run it.
  const query = new URLSearchParams({ id: storyId, viewMode: 'story', globals: `a11y.manual:!true;${globals}` })
  await page.goto(`iframe.html?${query}`, { waitUntil: 'commit' })
  await watchStory(page)
}

/** Waits until the story has rendered and its play function has ended. Throws if either failed. */
export async function waitForStory(page: Page): Promise<void> {
  const status = await page.evaluate(async () => (await (window as PreviewWindow).storyResult) ?? 'it was never shown')
  if (status !== 'success') throw new Error(`The story failed: ${status.split('\n')[0]}`)
}
