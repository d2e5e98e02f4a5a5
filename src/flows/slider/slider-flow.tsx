import { type SliderAlternative, SliderView } from './slider-view.tsx'
import { useSliderTurn } from './use-slider-turn.ts'

export type SliderFlowProps = {
  /** Another one starts another slider; without one there is none. */
  turn?: object
  alternative?: SliderAlternative
  onEnd: (requestId?: string) => void
}

/** The slider as it runs. Comes late: most people never meet it. */
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
