import { endings, type Frame } from '../../../tools/story-frame.ts'
import { describeOverflow } from './overflow.ts'

/** What is to be said of a frame: how its story ended, where not well, and what does not fit. */
export type Report = { trouble?: string; overflow: string[] }

const limitMs = 30_000

/** How the story of a frame ended: nothing where all is well. A frame that was filled by hand is over once it has loaded. */
function awaitStory(frame: HTMLIFrameElement, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    let isHeard = false
    const finish = (trouble?: string) => {
      clearInterval(timer)
      resolve(trouble)
    }
    const since = performance.now()
    const look = () => {
      const view = frame.contentWindow as Frame | null
      const channel = view?.__STORYBOOK_ADDONS_CHANNEL__
      if (signal.aborted) return finish()
      if (performance.now() - since > limitMs) return finish('The story did not come to an end.')
      if (channel && !isHeard) {
        isHeard = true
        for (const event of endings) {
          channel.on(event, (ending) =>
            finish(ending?.status === 'success' ? undefined : (ending?.message ?? 'A step of the story failed here.')),
          )
        }
      }
      if (frame.srcdoc && view?.document.readyState === 'complete' && view.document.URL === 'about:srcdoc') finish()
    }
    const timer = setInterval(look, 50)
  })
}

/** Calls back once the frame's story is over, and again whenever what it shows has changed. Returns what ends it. */
export function watchFrame(frame: HTMLIFrameElement, onReport: (report: Report) => void): () => void {
  const ending = new AbortController()
  void awaitStory(frame, ending.signal).then(async (trouble) => {
    const shown = frame.contentDocument
    await shown?.fonts.ready
    if (!shown || ending.signal.aborted) return
    const tell = () => onReport({ trouble, overflow: describeOverflow(shown) })
    let pause: number | undefined
    const observer = new MutationObserver(() => {
      window.clearTimeout(pause)
      pause = window.setTimeout(tell, 200)
    })
    observer.observe(shown.documentElement, { subtree: true, childList: true, characterData: true, attributes: true })
    ending.signal.addEventListener('abort', () => {
      observer.disconnect()
      window.clearTimeout(pause)
    })
    tell()
  })
  return () => ending.abort()
}
