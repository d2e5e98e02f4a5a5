import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { sliderHeight, sliderWidth } from '../../rules/limits.ts'

/** How far the handle travels, in the slider's own px: the handle is as wide as the slider is high (WID-16). */
export const slideEnd = sliderWidth - sliderHeight
/** How far a click on the track moves the handle, for people who cannot drag (WCAG 2.5.7). */
const trackStep = slideEnd / 4
/** A drag that ends this close to the end counts as complete; in the slider's own px. */
const nearEnd = 4
/** When moved by keyboard, the handle must stay at the end this long, in ms, so that a key can still move it back. */
const settleMs = 250
/** Points closer in time than this are merged, so that a long drag stays a short list. */
const pointGapMs = 16

/** The handle's positions, in the slider's own px (0 to 320, whatever its width on screen), with their times in ms. */
export type Track = readonly (readonly [x: number, time: number])[]

type SlideOptions = { canMove: boolean; onComplete: (track: Track) => void }

/** Moves the handle, and records its positions over time. */
export function useSlide({ canMove, onComplete }: SlideOptions) {
  const [x, setX] = useState(0)
  const [isDragging, setIsDragging] = useState(false)
  const [hasStopped, setHasStopped] = useState(false)
  // Reset the handle whenever it becomes locked or movable.
  const [couldMove, setCouldMove] = useState(canMove)
  if (couldMove !== canMove) {
    setCouldMove(canMove)
    setX(0)
    setHasStopped(false)
  }
  const track = useRef<[number, number][]>([])
  const startedAt = useRef(0)
  const grip = useRef<{ pointerId: number; startX: number; from: number; scale: number }>(undefined)

  const record = (position: number) => {
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

  const moveTo = (requested: number) => {
    const position = Math.min(slideEnd, Math.max(0, requested))
    record(position)
    setX(position)
    setHasStopped(false)
  }

  const goBack = () => {
    track.current = []
    setX(0)
  }

  const step = (position: number) => {
    if (!canMove || isDragging) return
    if (position <= 0) goBack()
    else moveTo(position)
  }

  const complete = () => {
    const recorded = track.current
    track.current = []
    onComplete(recorded)
  }

  // Only for keys and assistive technology; with a pointer, releasing completes the drag.
  const settle = useEffectEvent(() => {
    // The track was already reported.
    if (track.current.length === 0) return
    record(slideEnd)
    complete()
  })
  const isSettling = canMove && !isDragging && x === slideEnd
  useEffect(() => {
    if (!isSettling) return
    const timer = setTimeout(settle, settleMs)
    return () => clearTimeout(timer)
  }, [isSettling])

  return {
    x,
    isDragging,
    /** The last drag ended too early, and the handle has not moved since. */
    hasStopped,
    /** Moves the handle by key or assistive technology. */
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
      record(x)
      setIsDragging(true)
      setHasStopped(false)
    },
    knobPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (grip.current?.pointerId !== event.pointerId) return
      const { startX, from, scale } = grip.current
      moveTo(from + (event.clientX - startX) * scale)
    },
    /** The pointer was released or canceled by the browser. */
    knobPointerEnd: (event: PointerEvent<HTMLElement>) => {
      if (grip.current?.pointerId !== event.pointerId) return
      const { startX, from, scale } = grip.current
      grip.current = undefined
      setIsDragging(false)
      const position = from + (event.clientX - startX) * scale
      const hasArrived = event.type === 'pointerup' && position >= slideEnd - nearEnd
      if (!hasArrived || !canMove) {
        setHasStopped(canMove)
        return goBack()
      }
      moveTo(slideEnd)
      complete()
    },
  }
}
