import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type failureOf, useCallFailure } from '../feedback/index.tsx'
import type { ServerValue } from './use-server-value.ts'

export type LoadedProps<Value> = {
  of: ServerValue<Value>
  /** Shown while the value loads, at about the same height. */
  placeholder: ReactNode
  /** Loads the error to show if the call fails; made by `failureOf`, outside any component. */
  failure: ReturnType<typeof failureOf>
  children: (value: Value) => ReactNode
}

/** A part of the page that needs an answer: the part, its placeholder while loading, or an error with a retry button. */
export function Loaded<Value>({ of: { value, ...rest }, placeholder, failure, children }: LoadedProps<Value>) {
  const { failure: why, isRetrying, retry } = rest
  const place = useRef<HTMLDivElement>(null)
  const [isAskedAgain, setIsAskedAgain] = useState(false)
  const onRetry = () => {
    setIsAskedAgain(true)
    retry()
  }
  const failed = useCallFailure(failure, { failure: why, isRetrying, onRetry })
  const isHere = value !== undefined
  useEffect(() => {
    // The retry button that was pressed is gone, and the focus with it (AC-6).
    if (isHere && isAskedAgain && document.activeElement === document.body) place.current?.focus()
  }, [isHere, isAskedAgain])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {isHere ? children(value) : failed || placeholder}
    </div>
  )
}
