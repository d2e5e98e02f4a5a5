import { endings, type Frame } from '../../../tools/story-frame.ts'
import { describeOverflow } from './overflow.ts'

/** What is to be said of a frame: how its story ended, where not well, and what does not fit. */
export type Report = { trouble?: string; overflow: string[] }

const limitMs = 60_000
/** A dialog that closes gives the focus back a moment after the story is over. */
const restMs = 300

/** A step that moves the focus pulls its frame into view, from under who is choosing. Puts the page back, until ended. */
function keepPlace(shown: Document): () => void {
  let place = { left: window.scrollX, top: window.scrollY }
  const remember = () => {
    place = { left: window.scrollX, top: window.scrollY }
  }
  // The page has been moved when a frame tells of its focus; its own `scroll` comes later.
  const restore = () => window.scrollTo(place)
  window.addEventListener('scroll', remember)
  shown.addEventListener('focusin', restore)
  return () => {
    window.removeEventListener('scroll', remember)
    shown.removeEventListener('focusin', restore)
  }
}

/** How the story of a frame ended: nothing where all is well. A frame that was filled by hand is over once it has loaded. */
function awaitStory(frame: HTMLIFrameElement, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    let letGo: (() => void) | undefined
    const finish = (trouble?: string) => {
      clearInterval(timer)
      window.setTimeout(
        () => {
          letGo?.()
          resolve(trouble)
        },
        letGo ? restMs : 0,
      )
    }
    const since = performance.now()
    const look = () => {
      const view = frame.contentWindow as Frame | null
      const channel = view?.__STORYBOOK_ADDONS_CHANNEL__
      if (signal.aborted) return finish()
      if (performance.now() - since > limitMs) return finish('The story did not come to an end.')
      if (channel && !letGo) {
        letGo = keepPlace(view.document)
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
