import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type failureOf, useCallFailure } from '../feedback/index.tsx'
import type { ServerValue } from './use-server-value.ts'

export type LoadedProps<Value> = {
  of: ServerValue<Value>
  /** Shown while the value loads; of about the same height. */
  placeholder: ReactNode
  /** Loads the error to show if the call fails; from `failureOf`, called outside any component. */
  failure: ReturnType<typeof failureOf>
  children: (value: Value) => ReactNode
}

/** A part of the page that needs an answer: shows the part, a placeholder, or an error with a retry button. */
export function Loaded<Value>({ of: { value, ...rest }, placeholder, failure, children }: LoadedProps<Value>) {
  const { failure: why, isRetrying, retry } = rest
  const container = useRef<HTMLDivElement>(null)
  const [hasRetried, setHasRetried] = useState(false)
  const onRetry = () => {
    setHasRetried(true)
    retry()
  }
  const failed = useCallFailure(failure, { failure: why, isRetrying, onRetry })
  const isLoaded = value !== undefined
  useEffect(() => {
    // The retry button has gone, and the focus with it (AC-6).
    if (isLoaded && hasRetried && document.activeElement === document.body) container.current?.focus()
  }, [isLoaded, hasRetried])
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {isLoaded ? children(value) : failed || placeholder}
    </div>
  )
}
