import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { awaitStory } from './await-story.ts'
import { describeOverflow } from './overflow.ts'

type StoryFrameProps = {
  /** The language's native name. */
  name: string
  /** The frame's accessible name. */
  title: string
  src: string
  /** The story's URL in Storybook. */
  storyUrl: string
  /** The page's viewport size, in px. */
  size: { width: number; height: number }
  /** Whether the frame may load. Frames load one at a time. */
  mayLoad: boolean
  onEnd: () => void
}

/** Measures an element's width in px, to scale its content. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

/** Lists the story's problems, such as text that does not fit. `findings` is undefined until the story has ended. */
function Findings({ findings }: { findings: readonly string[] | undefined }) {
  if (!findings) return <p className="text-muted">Loading…</p>
  if (findings.length === 0) return <p className="text-success">Everything fits.</p>
  return (
    <ul className="grid gap-1 pl-3 border-l-2 border-danger-text wrap-anywhere">
      {findings.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** Shows a story in one language in a frame, scaled to the available width, with a list of its problems. */
export function StoryFrame({ name, title, src, storyUrl, size, mayLoad, onEnd }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { ref, width = size.width } = useWidth()
  const nameId = useId()
  const [findings, setFindings] = useState<string[]>()
  const handleEnd = useEffectEvent(onEnd)

  useEffect(() => {
    const iframe = frame.current
    if (!mayLoad || !iframe) return
    const focused = document.activeElement
    void awaitStory(iframe).then((problem) => {
      if (!iframe.contentDocument) return
      setFindings([...(problem ? [problem] : []), ...describeOverflow(iframe.contentDocument)])
      // The story's play function may move focus into the iframe. Return it to the previous element.
      if (document.activeElement === iframe && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
      handleEnd()
    })
  }, [mayLoad])

  const scale = Math.min(1, width / size.width)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] content-start gap-2.5" aria-labelledby={nameId}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={nameId} className="text-touch">
          {name}
        </h2>
        <a href={storyUrl} target="_blank" rel="noreferrer">
          Open<span className="sr-only"> {title}</span>
        </a>
      </div>
      <div
        ref={ref}
        className="overflow-hidden border rounded-control bg-surface-sunken"
        style={{ maxWidth: size.width, height: size.height * scale }}
      >
        {mayLoad && (
          <iframe
            ref={frame}
            title={title}
            src={src}
            className="block border-0"
            style={{ ...size, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          />
        )}
      </div>
      <Findings findings={findings} />
    </li>
  )
}
