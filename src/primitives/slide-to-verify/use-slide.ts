import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { sliderHeight, sliderWidth } from '../../rules/limits.ts'

/**
 * How far the handle travels, in px at the slider's full width. The handle is as wide as the slider is high (WID-16).
 */
export const slideEnd = sliderWidth - sliderHeight
/** How far a click on the track moves the handle, for people who cannot drag (WCAG 2.5.7). */
const trackStep = slideEnd / 4
/** How close to the end a drag must stop to be complete, in px at the slider's full width. */
const endTolerance = 4
/** How long the handle must rest at the end after a move without a drag, in ms. Until then, it can be moved back. */
const holdMs = 250
/** The shortest time between recorded points, in ms. Closer points are merged, to keep the track short. */
const pointGapMs = 16

/** The handle's positions, in px at the slider's full width (0 to 320), with their times in ms. */
export type Track = readonly (readonly [x: number, time: number])[]

type SlideOptions = { canMove: boolean; onComplete: (track: Track) => void }

/** Moves the handle, records its positions over time, and reports them when the handle reaches the end. */
export function useSlide({ canMove, onComplete }: SlideOptions) {
  const [x, setX] = useState(0)
  const [isDragging, setIsDragging] = useState(false)
  const [hasStoppedShort, setHasStoppedShort] = useState(false)
  // Reset the handle whenever it becomes movable or stops being movable.
  const [previousCanMove, setPreviousCanMove] = useState(canMove)
  if (previousCanMove !== canMove) {
    setPreviousCanMove(canMove)
    setX(0)
    setHasStoppedShort(false)
  }
  const track = useRef<[number, number][]>([])
  const startedAt = useRef(0)
  const drag = useRef<{ pointerId: number; startX: number; startPosition: number; scale: number }>(undefined)

  const record = (position: number) => {
    const time = performance.now()
    if (track.current.length === 0) {
      startedAt.current = time
      track.current.push([0, 0])
    }
    const elapsedMs = Math.round(time - startedAt.current)
    const lastPoint = track.current.at(-1)
    const point: [number, number] = [Math.round(position * 10) / 10, elapsedMs]
    if (lastPoint && track.current.length > 1 && elapsedMs - lastPoint[1] < pointGapMs) track.current.pop()
    track.current.push(point)
  }

  const moveTo = (requestedPosition: number) => {
    const position = Math.min(slideEnd, Math.max(0, requestedPosition))
    record(position)
    setX(position)
    setHasStoppedShort(false)
  }

  const resetHandle = () => {
    track.current = []
    setX(0)
  }

  const moveWithoutDrag = (position: number) => {
    if (!canMove || isDragging) return
    if (position <= 0) resetHandle()
    else moveTo(position)
  }

  const complete = () => {
    const recordedTrack = track.current
    track.current = []
    onComplete(recordedTrack)
  }

  // For keys, clicks on the track and assistive technology. Drags are completed by `handlePointerEnd`.
  const completeWithoutDrag = useEffectEvent(() => {
    // The recorded track has already been reported.
    if (track.current.length === 0) return
    record(slideEnd)
    complete()
  })
  const isHeldAtEnd = canMove && !isDragging && x === slideEnd
  useEffect(() => {
    if (!isHeldAtEnd) return
    const timer = setTimeout(completeWithoutDrag, holdMs)
    return () => clearTimeout(timer)
  }, [isHeldAtEnd])

  return {
    x,
    isDragging,
    /** The last drag stopped short of the end, and the user has not moved the handle since. */
    hasStoppedShort,
    moveWithoutDrag,
    handleTrackPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      const { left, width } = event.currentTarget.getBoundingClientRect()
      const handleCenter = ((x + sliderHeight / 2) / sliderWidth) * width
      const isAhead = event.clientX - left > handleCenter
      moveWithoutDrag(x + (isAhead ? trackStep : -trackStep))
    },
    handlePointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      if (!canMove || drag.current || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { offsetParent, offsetWidth } = event.currentTarget
      const travel = (offsetParent?.getBoundingClientRect().width ?? sliderWidth) - offsetWidth
      drag.current = { pointerId: event.pointerId, startX: event.clientX, startPosition: x, scale: slideEnd / travel }
      record(x)
      setIsDragging(true)
      setHasStoppedShort(false)
    },
    handlePointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag.current?.pointerId !== event.pointerId) return
      const { startX, startPosition, scale } = drag.current
      moveTo(startPosition + (event.clientX - startX) * scale)
    },
    /** Ends the drag when the pointer is released or the browser cancels it. */
    handlePointerEnd: (event: PointerEvent<HTMLElement>) => {
      if (drag.current?.pointerId !== event.pointerId) return
      const { startX, startPosition, scale } = drag.current
      drag.current = undefined
      setIsDragging(false)
      const position = startPosition + (event.clientX - startX) * scale
      const hasReachedEnd = event.type === 'pointerup' && position >= slideEnd - endTolerance
      if (!hasReachedEnd || !canMove) {
        setHasStoppedShort(canMove)
        return resetHandle()
      }
      moveTo(slideEnd)
      complete()
    },
  }
}
