import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { useEnvironment } from '../../kit/environment.tsx'
import { useFeedback } from '../../kit/feedback/index.tsx'
import { closedSlider, sliderReducer } from './slider.machine.ts'
import { type SliderTurn, startSliderTurn } from './slider-turn.ts'
import { type SliderAlternative, SliderView } from './slider-view.tsx'

/** Runs a slider for each new `turn`. */
function useSliderTurn(turn: object | undefined, onEnd: (requestId?: string) => void) {
  const { client } = useEnvironment()
  const { locale, t } = useTexts()
  const feedback = useFeedback()
  const [state, dispatch] = useReducer(sliderReducer, closedSlider)
  const running = useRef<SliderTurn>(undefined)

  const start = useEffectEvent(() =>
    startSliderTurn({ client, feedback, locale, label: t('slider.title'), dispatch, onEnd }),
  )
  useEffect(() => {
    if (turn === undefined) return
    const started = start()
    running.current = started
    return () => started.stop()
  }, [turn])

  return {
    state,
    handleDraw: (...drawn: Parameters<SliderTurn['draw']>) => running.current?.draw(...drawn),
    handleRetry: () => running.current?.retry(),
    handleClose: () => running.current?.giveUp(),
  }
}

export type SliderFlowProps = {
  /** A new value starts a new slider. */
  turn?: object
  alternative?: SliderAlternative
  onEnd: (requestId?: string) => void
}

/** Lazy, since most people never see it. */
export function SliderFlow({ turn, alternative, onEnd }: SliderFlowProps) {
  const { state, handleDraw, handleRetry, handleClose } = useSliderTurn(turn, onEnd)
  return (
    <SliderView
      state={state}
      alternative={alternative}
      onDraw={handleDraw}
      onRetry={handleRetry}
      onClose={handleClose}
    />
  )
}
