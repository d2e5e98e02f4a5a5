import { type CSSProperties, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import shared from '../document.module.css'
import { awaitStory } from './await-story.ts'
import styles from './locales.module.css'
import { describeOverflow } from './overflow.ts'

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
  /** Whether the frame may load. */
  isDue: boolean
  onEnd: () => void
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

/** What went wrong in the story and what does not fit; undefined while it runs. */
function Findings({ findings }: { findings: readonly string[] | undefined }) {
  if (!findings) return <p className={shared.muted}>Loading…</p>
  if (findings.length === 0) return <p className={styles.fine}>Everything fits.</p>
  return (
    <ul className={styles.findings}>
      {findings.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** A story in one language in its own frame, scaled down to the available width, with a list of what does not fit. */
export function StoryFrame({ name, title, address, catalogueAddress, size, isDue, onEnd }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { ref, width = size.width } = useWidth()
  const nameId = useId()
  const [findings, setFindings] = useState<string[]>()
  const handleEnd = useEffectEvent(onEnd)

  useEffect(() => {
    const { current } = frame
    if (!isDue || !current) return
    const focused = document.activeElement
    void awaitStory(current).then((problem) => {
      if (!current.contentDocument) return
      setFindings([...(problem ? [problem] : []), ...describeOverflow(current.contentDocument)])
      // A story's play moves focus into its frame; return it to the reviewer.
      if (document.activeElement === current && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
      handleEnd()
    })
  }, [isDue])

  const look = { '--width': size.width, '--height': size.height, '--scale': Math.min(1, width / size.width) }
  return (
    <li className={styles.frame} aria-labelledby={nameId}>
      <div className={styles.caption}>
        <h2 id={nameId}>{name}</h2>
        <a href={catalogueAddress} target="_blank" rel="noreferrer">
          Open<span className="sr-only"> {title}</span>
        </a>
      </div>
      <div ref={ref} className={styles.glass} style={look as CSSProperties}>
        {isDue && <iframe ref={frame} title={title} src={address} />}
      </div>
      <Findings findings={findings} />
    </li>
  )
}
