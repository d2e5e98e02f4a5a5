import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useLazyPart } from '../../kit/lazy.tsx'
import type { SliderFlowProps } from './slider-flow.tsx'

export type SliderProps = Pick<SliderFlowProps, 'alternative'>

export type Slider = {
  /**
   * Shows the slider. Resolves with the request id, valid for one call, once the server has let it pass, or with undefined if
   * the user gives up. Callers share the slider that is already shown. Where the page goes away meanwhile it never settles:
   * whoever waits would act, and ask the server, for a page that nobody sees.
   */
  solve: () => Promise<string | undefined>
  /** The slider's element, to be rendered anywhere in the flow's view. */
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

/** The slider captcha, for calls that are refused with `start-slider` (WID-16, ERR-15). Its code is loaded on demand. */
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
