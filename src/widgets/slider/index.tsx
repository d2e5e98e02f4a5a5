import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useLazyPart } from '../../kit/lazy.tsx'
import type { SliderFlowProps } from './slider-flow.tsx'

export type SliderProps = Pick<SliderFlowProps, 'alternative'>

export type Slider = {
  /**
   * Shows the slider, or joins the one already open. Resolves with a request id valid for one call, or undefined if the
   * user gives up. Never settles after unmounting, so that no caller acts once the page is gone.
   */
  solve: () => Promise<string | undefined>
  /** Render it anywhere in the flow. */
  slider: ReactNode
}

const load = () => import('./slider-flow.tsx').then(({ SliderFlow }) => SliderFlow)

type Turn = { promise: Promise<string | undefined>; settle: (requestId?: string) => void }

function createTurn(): Turn {
  let settle: Turn['settle'] = () => {}
  const promise = new Promise<string | undefined>((resolve) => {
    settle = resolve
  })
  return { promise, settle }
}

/** The slider captcha, for calls refused with `start-slider` (WID-16, ERR-15). Loaded on demand. */
export function useSlider({ alternative }: SliderProps = {}): Slider {
  const running = useRef<Turn>(undefined)
  const [turn, setTurn] = useState<Turn>()
  const end = useCallback((requestId?: string) => {
    running.current?.settle(requestId)
    running.current = undefined
    setTurn(undefined)
  }, [])
  const solve = useCallback(() => {
    running.current ??= createTurn()
    setTurn(running.current)
    return running.current.promise
  }, [])
  const { Part: Flow, failure } = useLazyPart(load, {
    isNeeded: turn !== undefined,
    prefetchMs: Infinity,
    onFailed: end,
  })

  return { solve, slider: Flow ? <Flow turn={turn} alternative={alternative} onEnd={end} /> : failure }
}
