import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { sliderHeight, sliderWidth } from '../rules/limits.ts'

/** How far the handle goes, in the slider's own px: the handle is as wide as the slider is high (WID-16). */
export const slideEnd = sliderWidth - sliderHeight
/** What a press on the track moves the handle by: the way for who cannot drag (WCAG 2.5.7). */
const trackStep = slideEnd / 4
/** A drag that ends this near the end has arrived; in the slider's own px. */
const nearEnd = 4
/** By keyboard the handle has arrived when it has stood at the end for this long: until then a key may take it back. */
const settleMs = 250
/** Points nearer in time than this are one, so that a long drag stays a short list. */
const pointGapMs = 16

/** Where the handle stood, in the slider's own px (0 to 320, whatever its width on the screen), and when, in ms. */
export type Track = readonly (readonly [x: number, time: number])[]

type SlideOptions = { canMove: boolean; onComplete: (track: Track) => void }

/** Moves the handle by pointer, finger, keys and assistive technology, and keeps where it stood when. */
export function useSlide({ canMove, onComplete }: SlideOptions) {
  const [x, setX] = useState(0)
  const [isDrawing, setIsDrawing] = useState(false)
  // Judged, it stands at its beginning again.
  const [couldMove, setCouldMove] = useState(canMove)
  if (couldMove !== canMove) {
    setCouldMove(canMove)
    setX(0)
  }
  const track = useRef<[number, number][]>([])
  const startedAt = useRef(0)
  const grip = useRef<{ pointerId: number; startX: number; from: number; scale: number }>(undefined)

  const note = (position: number) => {
    const time = performance.now()
    if (track.current.length === 0) {
      startedAt.current = time
      track.current.push([0, 0])
    }
    const at = Math.round(time - startedAt.current)
    const last = track.current.at(-1)
    const point: [number, number] = [Math.round(position * 10) / 10, at]
    if (last && track.current.length > 1 && at - last[1] < pointGapMs) track.current.pop()
    track.current.push(point)
  }

  const moveTo = (wanted: number) => {
    const position = Math.min(slideEnd, Math.max(0, wanted))
    note(position)
    setX(position)
  }

  const goBack = () => {
    track.current = []
    setX(0)
  }

  const step = (position: number) => {
    if (!canMove || isDrawing) return
    if (position <= 0) goBack()
    else moveTo(position)
  }

  const complete = () => {
    const drawn = track.current
    track.current = []
    onComplete(drawn)
  }

  // Not by pointer: then letting go says that the handle has arrived.
  const settle = useEffectEvent(() => {
    // Handed over already, and nobody has taken it up.
    if (track.current.length === 0) return
    note(slideEnd)
    complete()
  })
  const isSettling = canMove && !isDrawing && x === slideEnd
  useEffect(() => {
    if (!isSettling) return
    const timer = setTimeout(settle, settleMs)
    return () => clearTimeout(timer)
  }, [isSettling])

  return {
    x,
    isDrawing,
    /** A key, or assistive technology. */
    step,
    trackPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      const { left, width } = event.currentTarget.getBoundingClientRect()
      const handleMiddle = ((x + sliderHeight / 2) / sliderWidth) * width
      const isAhead = event.clientX - left > handleMiddle
      step(x + (isAhead ? trackStep : -trackStep))
    },
    knobPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      if (!canMove || grip.current || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { offsetParent, offsetWidth } = event.currentTarget
      const travel = (offsetParent?.getBoundingClientRect().width ?? sliderWidth) - offsetWidth
      grip.current = { pointerId: event.pointerId, startX: event.clientX, from: x, scale: slideEnd / travel }
      note(x)
      setIsDrawing(true)
    },
    knobPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (grip.current?.pointerId !== event.pointerId) return
      const { startX, from, scale } = grip.current
      moveTo(from + (event.clientX - startX) * scale)
    },
    /** Let go, or taken away by the browser. */
    knobPointerEnd: (event: PointerEvent<HTMLElement>) => {
      if (grip.current?.pointerId !== event.pointerId) return
      const { startX, from, scale } = grip.current
      grip.current = undefined
      setIsDrawing(false)
      const position = from + (event.clientX - startX) * scale
      const hasArrived = event.type === 'pointerup' && position >= slideEnd - nearEnd
      if (!hasArrived || !canMove) return goBack()
      moveTo(slideEnd)
      complete()
    },
  }
}
