import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Call } from '../../api/define-call.ts'
import { lateFailedPart, useLateFailure } from '../use-late-failure.tsx'
import type { ServerValue } from './use-server-value.ts'

export type LoadedProps<Value> = {
  of: ServerValue<Value>
  /** Stands for it while it is asked for, in about its height. */
  placeholder: ReactNode
  /** What failed, for what support is told: made by `failureOf`, outside of any component. */
  failure: ReturnType<typeof lateFailedPart>
  children: (value: Value) => ReactNode
}

/** Loads what is said in place of an answer that could not be had. */
export const failureOf = (call: Call) => lateFailedPart(() => Promise.resolve(call))

/** A part of a page that needs an answer: the part, its place while one waits, or why it is missing and a way to try again. */
export function Loaded<Value>({ of: { value, ...rest }, placeholder, failure, children }: LoadedProps<Value>) {
  const { failure: why, isRetrying, retry } = rest
  const place = useRef<HTMLDivElement>(null)
  const [isAskedAgain, setIsAskedAgain] = useState(false)
  const onRetry = () => {
    setIsAskedAgain(true)
    retry()
  }
  const failed = useLateFailure(failure, { failure: why, isRetrying, onRetry })
  const isHere = value !== undefined
  useEffect(() => {
    // The button that was pressed has gone, and the focus with it (AC-6).
    if (isHere && isAskedAgain && document.activeElement === document.body) place.current?.focus()
  }, [isHere, isAskedAgain])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {isHere ? children(value) : failed || placeholder}
    </div>
  )
}
