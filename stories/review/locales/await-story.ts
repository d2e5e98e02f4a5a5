import { type PreviewWindow, resultEvents } from '../../../tools/story-frame.ts'

const timeoutMs = 60_000
/** Long enough for a closing dialog to restore focus after the story has finished. */
const focusRestoreMs = 300

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until a frame's story has ended. Returns the first line of the error message if the story failed. */
export async function awaitStory({ contentWindow }: HTMLIFrameElement): Promise<string | undefined> {
  const frameWindow = contentWindow as PreviewWindow | null
  const outcome = new Promise<string | undefined>((resolve) => {
    setTimeout(() => {
      clearInterval(timer)
      resolve('The story did not finish.')
    }, timeoutMs)
    const timer = setInterval(() => {
      const channel = frameWindow?.__STORYBOOK_ADDONS_CHANNEL__
      if (!channel) return
      clearInterval(timer)
      for (const event of resultEvents) {
        channel.on(event, (payload) =>
          resolve(payload?.status === 'success' ? undefined : (payload?.message ?? 'A step of the story failed.')),
        )
      }
    }, 50)
  })
  const errorMessage = await outcome
  await wait(focusRestoreMs)
  await frameWindow?.document.fonts.ready
  return errorMessage?.split('\n', 1)[0]
}
