import { endings, type Frame } from '../../../tools/story-frame.ts'
import { describeOverflow } from './overflow.ts'

/** The findings about a frame: why its story failed, if it did, and what does not fit. */
export type Report = { storyError?: string; overflow: string[] }

const limitMs = 60_000
/** A closing dialog restores focus shortly after the story has finished. */
const settleMs = 300

/** Keeps the page from scrolling when focus moves into the frame, until the returned function is called. */
function keepScrollPosition(frameDocument: Document): () => void {
  let position = { left: window.scrollX, top: window.scrollY }
  const remember = () => {
    position = { left: window.scrollX, top: window.scrollY }
  }
  // When the frame's `focusin` fires, the page has already scrolled, but its `scroll` event comes later.
  const restore = () => window.scrollTo(position)
  window.addEventListener('scroll', remember)
  frameDocument.addEventListener('focusin', restore)
  return () => {
    window.removeEventListener('scroll', remember)
    frameDocument.removeEventListener('focusin', restore)
  }
}

/** Resolves with the error of a frame's story, or undefined if it passed. A frame with markup only has to load. */
function awaitStory(frame: HTMLIFrameElement, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    let release: (() => void) | undefined
    const finish = (storyError?: string) => {
      clearInterval(timer)
      window.setTimeout(
        () => {
          release?.()
          resolve(storyError)
        },
        release ? settleMs : 0,
      )
    }
    const since = performance.now()
    const check = () => {
      const view = frame.contentWindow as Frame | null
      const channel = view?.__STORYBOOK_ADDONS_CHANNEL__
      if (signal.aborted) return finish()
      if (performance.now() - since > limitMs) return finish('The story did not finish.')
      if (channel && !release) {
        release = keepScrollPosition(view.document)
        for (const event of endings) {
          channel.on(event, (ending) =>
            finish(ending?.status === 'success' ? undefined : (ending?.message ?? 'A step of the story failed.')),
          )
        }
      }
      if (frame.srcdoc && view?.document.readyState === 'complete' && view.document.URL === 'about:srcdoc') finish()
    }
    const timer = setInterval(check, 50)
  })
}

type Watch = {
  /** Called when the story has finished. */
  onEnd: () => void
  /** Called when the story has finished, and whenever the frame's content changes. */
  onReport: (report: Report) => void
}

/** Reports on a frame once its story has finished. Returns a function that stops it. */
export function watchFrame(frame: HTMLIFrameElement, { onEnd, onReport }: Watch): () => void {
  const controller = new AbortController()
  const { signal } = controller
  void awaitStory(frame, signal).then(async (storyError) => {
    const frameDocument = frame.contentDocument
    await frameDocument?.fonts.ready
    if (!frameDocument || signal.aborted) return
    const report = () => onReport({ storyError, overflow: describeOverflow(frameDocument) })
    let pause: number | undefined
    const observer = new MutationObserver(() => {
      window.clearTimeout(pause)
      pause = window.setTimeout(report, 200)
    })
    observer.observe(frameDocument.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    signal.addEventListener('abort', () => {
      observer.disconnect()
      window.clearTimeout(pause)
    })
    report()
    onEnd()
  })
  return () => controller.abort()
}
