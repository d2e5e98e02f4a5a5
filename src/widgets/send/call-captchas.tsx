// The lazy part of `useSend` for captchas, which most people never see.
import { type Ref, useImperativeHandle } from 'react'
import type { PictureScene } from '../../api/shapes/captcha.ts'
import {
  PictureCaptcha,
  type PictureCaptchaControl,
  type PictureCaptchaProps,
  usePictureCaptcha,
} from '../picture-captcha/index.tsx'
import { type Slider, useSlider } from '../slider/index.tsx'

export type CaptchaHandle = Pick<PictureCaptchaControl, 'read' | 'show' | 'demand'> & Pick<Slider, 'solve'>

export type CallCaptchasProps = {
  scene: PictureScene
  sliderOptions?: Parameters<typeof useSlider>[0]
  /** Absent if the form renders a shared picture elsewhere. */
  field?: Omit<PictureCaptchaProps, 'captcha'>
  /** The picture captcha, if an `SmsCode` of the same scene shares it. Only the newest picture of a scene is valid. */
  shared?: PictureCaptchaControl
  ref: Ref<CaptchaHandle>
}

/** Shows the picture captcha and the slider (ERR-14, ERR-15). */
export function CallCaptchas({ scene, sliderOptions, field, shared, ref }: CallCaptchasProps) {
  const own = usePictureCaptcha(scene)
  const picture = shared ?? own
  const { solve, slider } = useSlider(sliderOptions)
  useImperativeHandle(ref, () => ({ ...picture, solve }))
  return (
    <>
      {field && <PictureCaptcha {...field} captcha={picture} />}
      {slider}
    </>
  )
}
