import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import shared from '../document.module.css'
import styles from './locales.module.css'
import { type Report, watchFrame } from './watch-frame.ts'

type StoryFrameProps = {
  /** The language's own name. */
  name: string
  /** The accessible name of the frame. */
  title: string
  address: string
  /** The story's URL in Storybook. */
  catalogueAddress: string
  /** The viewport of the page, in px. */
  size: { width: number; height: number }
  /** Markup to show in place of the story, if there is no Storybook to load it from. */
  content?: string
  /** Whether the frame may load. */
  isDue: boolean
  onEnd: () => void
  /** Called if the story has moved focus into this frame. */
  onFocusTaken: (frame: HTMLIFrameElement) => void
}

/** The width of the element in px, to scale its content. */
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

function Findings({ report }: { report: Report | undefined }) {
  if (!report) return <p className={shared.muted}>Loading…</p>
  const { storyError, overflow } = report
  const lines = [...(storyError ? [storyError.split('\n', 1)[0] ?? ''] : []), ...overflow]
  if (lines.length === 0) return <p className={styles.fine}>Everything fits.</p>
  return (
    <ul className={styles.findings}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** A story in one language in its own frame, scaled down to the available width, with a list of what does not fit. */
export function StoryFrame({ name, title, address, size, content, isDue, ...rest }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { ref, width = size.width } = useWidth()
  const nameId = useId()
  const [report, setReport] = useState<Report>()
  const latest = useRef(rest)
  useEffect(() => {
    latest.current = rest
  })

  useEffect(() => {
    const { current } = frame
    if (!isDue || !current) return undefined
    const handleEnd = () => {
      // A story's play moves focus into its frame; return it to the reviewer.
      if (document.activeElement === current) latest.current.onFocusTaken(current)
      latest.current.onEnd()
    }
    return watchFrame(current, { onEnd: handleEnd, onReport: setReport })
  }, [isDue])

  const look = { '--width': size.width, '--height': size.height, '--scale': Math.min(1, width / size.width) }
  return (
    <li className={styles.frame} aria-labelledby={nameId}>
      <div className={styles.caption}>
        <h2 id={nameId}>{name}</h2>
        <a href={rest.catalogueAddress} target="_blank" rel="noreferrer">
          Open<span className="sr-only"> {title}</span>
        </a>
      </div>
      <div ref={ref} className={styles.glass} style={look as CSSProperties}>
        {isDue && <iframe ref={frame} title={title} src={address} srcDoc={content} />}
      </div>
      <Findings report={report} />
    </li>
  )
}
