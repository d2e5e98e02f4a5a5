import { type SliderAlternative, SliderView } from './slider-view.tsx'
import { useSliderTurn } from './use-slider-turn.ts'

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
