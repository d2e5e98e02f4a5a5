import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useLazyComponent } from '../../kit/lazy.tsx'
import type { SliderFlowProps } from './slider-flow.tsx'

export type SliderProps = Pick<SliderFlowProps, 'alternative'>

export type Slider = {
  /**
   * Shows the slider, or waits for the one that is already open. Resolves with a request ID valid for one call, or
   * undefined if the user gives up or the slider fails. Never settles after unmounting, so callers do not continue.
   */
  solve: () => Promise<string | undefined>
  /** Render the slider anywhere in the flow. */
  slider: ReactNode
}

const load = () => import('./slider-flow.tsx').then((module) => module.SliderFlow)

type SliderRequest = { promise: Promise<string | undefined>; settle: (requestId?: string) => void }

function createRequest(): SliderRequest {
  let settle: SliderRequest['settle'] = () => {}
  const promise = new Promise<string | undefined>((resolve) => {
    settle = resolve
  })
  return { promise, settle }
}

/** Provides the slider captcha for errors with the follow-up `start-slider` (WID-16, ERR-15). It loads on demand. */
export function useSlider({ alternative }: SliderProps = {}): Slider {
  const runningRequest = useRef<SliderRequest>(undefined)
  const [request, setRequest] = useState<SliderRequest>()
  const end = useCallback((requestId?: string) => {
    runningRequest.current?.settle(requestId)
    runningRequest.current = undefined
    setRequest(undefined)
  }, [])
  const solve = useCallback(() => {
    runningRequest.current ??= createRequest()
    setRequest(runningRequest.current)
    return runningRequest.current.promise
  }, [])
  const { Component: Flow, failure } = useLazyComponent(load, {
    isNeeded: request !== undefined,
    prefetchMs: Infinity,
    onLoadFailure: end,
  })

  return { solve, slider: Flow ? <Flow run={request} alternative={alternative} onEnd={end} /> : failure }
}
