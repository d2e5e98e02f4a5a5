import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { FieldMessage } from '../../primitives/field-message.tsx'
import type { SliderFlowProps } from './slider-flow.tsx'

export type Slider = {
  /**
   * Shows the slider. Resolves with the request id, good for one call, once it has passed and the server has said so; with
   * nothing where it was given up. While one is shown, whoever asks shares it.
   */
  solve: () => Promise<string | undefined>
  /** Where the slider lives; drawn anywhere in the flow's view. */
  slider: ReactNode
}

const load = () => import('./slider-flow.tsx').then(({ SliderFlow }) => SliderFlow)

/** Fetches the slider ahead, where it is likely to be asked for. */
export function fetchSlider(): void {
  load().catch(() => undefined)
}

type Running = { promise: Promise<string | undefined>; settle: (requestId?: string) => void }

/** The slider captcha, for calls that are refused with `start-slider` (WID-16, ERR-15). What it needs is fetched late. */
export function useSlider({ alternative }: Pick<SliderFlowProps, 'alternative'> = {}): Slider {
  const { t } = useTexts()
  const running = useRef<Running>(undefined)
  const lastTurn = useRef(0)
  const [turn, setTurn] = useState<number>()
  const [isLost, setIsLost] = useState(false)
  const [Flow, setFlow] = useState<ComponentType<SliderFlowProps>>()

  const end = useCallback((requestId?: string) => {
    const ended = running.current
    running.current = undefined
    setTurn(undefined)
    ended?.settle(requestId)
  }, [])

  const solve = useCallback(() => {
    if (running.current) return running.current.promise
    let settle: Running['settle'] = () => {}
    const promise = new Promise<string | undefined>((resolve) => {
      settle = resolve
    })
    running.current = { promise, settle }
    lastTurn.current += 1
    setTurn(lastTurn.current)
    setIsLost(false)
    load().then(
      (loaded) => setFlow(() => loaded),
      () => {
        setIsLost(true)
        end()
      },
    )
    return promise
  }, [end])

  useEffect(() => () => end(), [end])

  const slider = isLost ? (
    <FieldMessage tone="error" live="assertive">
      {t('page.load-failed')}
    </FieldMessage>
  ) : (
    Flow && <Flow turn={turn} alternative={alternative} onEnd={end} />
  )
  return { solve, slider }
}
