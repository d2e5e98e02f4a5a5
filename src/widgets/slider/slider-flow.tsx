import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useTranslations } from '../../i18n/translations.tsx'
import { useEnvironment } from '../../kit/environment.tsx'
import { useFeedback } from '../../kit/feedback/index.tsx'
import { closedSlider, sliderReducer } from './slider.machine.ts'
import { type SliderRun, startSliderRun } from './slider-run.ts'
import { type SliderAlternative, SliderView } from './slider-view.tsx'

/** Starts a slider for each new `run`. */
function useSliderRun(run: object | undefined, onEnd: (requestId?: string) => void) {
  const { client } = useEnvironment()
  const { locale, t } = useTranslations()
  const feedback = useFeedback()
  const [state, dispatch] = useReducer(sliderReducer, closedSlider)
  const currentRun = useRef<SliderRun>(undefined)

  const start = useEffectEvent(() =>
    startSliderRun({ client, feedback, locale, label: t('slider.title'), dispatch, onEnd }),
  )
  useEffect(() => {
    if (run === undefined) return
    const sliderRun = start()
    currentRun.current = sliderRun
    return () => sliderRun.stop()
  }, [run])

  return {
    state,
    handleSlide: (...args: Parameters<SliderRun['slide']>) => currentRun.current?.slide(...args),
    handleRetry: () => currentRun.current?.retry(),
    handleClose: () => currentRun.current?.cancel(),
  }
}

export type SliderFlowProps = {
  /** Each new object starts a new slider. If omitted, no slider is shown. */
  run?: object
  alternative?: SliderAlternative
  onEnd: (requestId?: string) => void
}

/** Shows the slider captcha for a run. Loaded lazily, since most users never see it. */
export function SliderFlow({ run, alternative, onEnd }: SliderFlowProps) {
  const { state, handleSlide, handleRetry, handleClose } = useSliderRun(run, onEnd)
  return (
    <SliderView
      state={state}
      alternative={alternative}
      onSlide={handleSlide}
      onRetry={handleRetry}
      onClose={handleClose}
    />
  )
}
