import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import shared from '../document.module.css'
import styles from './locales.module.css'
import { type Report, watchFrame } from './watch-frame.ts'

type StoryFrameProps = {
  /** The language, in its own words. */
  name: string
  /** What the frame shows, for who cannot see it. */
  title: string
  address: string
  /** The same in the catalogue. */
  catalogueAddress: string
  /** The page as a person would see it, in px. */
  size: { width: number; height: number }
  /** Markup to show in place of the story, where there is no catalogue to load it from. */
  content?: string
  /** Its turn has come. */
  isDue: boolean
  onEnd: () => void
  /** The story took the focus into this frame. */
  onFocusTaken: (frame: HTMLIFrameElement) => void
}

/** How many px wide the element is, for the scale of what stands in it. */
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
  const { trouble, overflow } = report
  const lines = [...(trouble ? [trouble.split('\n', 1)[0] ?? ''] : []), ...overflow]
  if (lines.length === 0) return <p className={styles.fine}>Everything fits.</p>
  return (
    <ul className={styles.findings}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** One story in one language, in a document of its own, drawn smaller where there is less room; and what does not fit in it. */
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
      // The steps of a story take the focus into its frame; who is choosing here keeps it.
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
