import { endings, type Frame } from '../../../tools/story-frame.ts'
import { describeOverflow } from './overflow.ts'

/** What is to be said of a frame: how its story ended, where not well, and what does not fit. */
export type Report = { trouble?: string; overflow: string[] }

const limitMs = 30_000

/** A step that moves the focus would pull its frame into view, again and again, from under who is choosing. */
function keepPlace() {
  const { scrollX, scrollY } = window
  const restore = () => window.scrollTo(scrollX, scrollY)
  window.addEventListener('scroll', restore, { once: true })
  requestAnimationFrame(() => requestAnimationFrame(() => window.removeEventListener('scroll', restore)))
}

/** How the story of a frame ended: nothing where all is well. A frame that was filled by hand is over once it has loaded. */
function awaitStory(frame: HTMLIFrameElement, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    let isHeard = false
    const finish = (trouble?: string) => {
      clearInterval(timer)
      frame.contentDocument?.removeEventListener('focusin', keepPlace)
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
        view.document.addEventListener('focusin', keepPlace)
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

type Watch = {
  /** The story is over. */
  onEnd: () => void
  /** Then, and whenever what the frame shows has changed. */
  onReport: (report: Report) => void
}

/** Tells what a frame shows once its story is over. Returns what ends it. */
export function watchFrame(frame: HTMLIFrameElement, { onEnd, onReport }: Watch): () => void {
  const ending = new AbortController()
  const { signal } = ending
  void awaitStory(frame, signal).then(async (trouble) => {
    const shown = frame.contentDocument
    await shown?.fonts.ready
    if (!shown || signal.aborted) return
    const tell = () => onReport({ trouble, overflow: describeOverflow(shown) })
    let pause: number | undefined
    const observer = new MutationObserver(() => {
      window.clearTimeout(pause)
      pause = window.setTimeout(tell, 200)
    })
    observer.observe(shown.documentElement, { subtree: true, childList: true, characterData: true, attributes: true })
    signal.addEventListener('abort', () => {
      observer.disconnect()
      window.clearTimeout(pause)
    })
    tell()
    onEnd()
  })
  return () => ending.abort()
}
