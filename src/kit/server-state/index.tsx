import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type createErrorViewLoader, useCallFailure } from '../feedback/index.tsx'
import type { ServerValue } from './use-server-value.ts'

export { ServerState, type ServerStateProps } from './server-state.tsx'
export { useChange, useRefetch } from './use-change.ts'
export { type ServerValue, useServerValue } from './use-server-value.ts'

export type LoadedProps<Value> = {
  of: ServerValue<Value>
  /** Shown while the value loads. Should be about as tall as the loaded content. */
  placeholder: ReactNode
  /** Loads the error to show if the call fails. Create it with `createErrorViewLoader`, outside any component. */
  loadErrorView: ReturnType<typeof createErrorViewLoader>
  children: (value: Value) => ReactNode
}

/** Shows a part of the page that needs a server value, with a placeholder while loading and an error on failure. */
export function Loaded<Value>({ of, placeholder, loadErrorView, children }: LoadedProps<Value>) {
  const { value, failure, isRetrying, retry } = of
  const container = useRef<HTMLDivElement>(null)
  const [hasRetried, setHasRetried] = useState(false)
  const onRetry = () => {
    setHasRetried(true)
    retry()
  }
  const errorView = useCallFailure(loadErrorView, { failure, isRetrying, onRetry })
  const isLoaded = value !== undefined
  useEffect(() => {
    // Move focus here, since the focused retry button has disappeared (AC-6).
    if (isLoaded && hasRetried && document.activeElement === document.body) container.current?.focus()
  }, [isLoaded, hasRetried])
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {isLoaded ? children(value) : errorView || placeholder}
    </div>
  )
}
