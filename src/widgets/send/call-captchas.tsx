// The captchas of `useSend`, loaded lazily since most users never see them.
import { type Ref, useImperativeHandle } from 'react'
import type { PictureScene } from '../../api/shapes/captcha.ts'
import {
  PictureCaptcha,
  type PictureCaptchaControl,
  type PictureCaptchaProps,
  usePictureCaptcha,
} from '../picture-captcha/index.tsx'
import { type Slider, useSlider } from '../slider/index.tsx'

export type CaptchaHandle = Pick<PictureCaptchaControl, 'read' | 'show' | 'showWithoutFocus'> & Pick<Slider, 'solve'>

export type CallCaptchasProps = {
  scene: PictureScene
  sliderOptions?: Parameters<typeof useSlider>[0]
  /** Omitted if the form renders `sharedCaptcha` elsewhere. */
  field?: Omit<PictureCaptchaProps, 'captcha'>
  /** A picture captcha shared with an `SmsCode` of the same scene, since only the newest picture is valid. */
  sharedCaptcha?: PictureCaptchaControl
  ref: Ref<CaptchaHandle>
}

/** Shows the picture captcha and the slider (ERR-14, ERR-15). */
export function CallCaptchas({ scene, sliderOptions, field, sharedCaptcha, ref }: CallCaptchasProps) {
  const ownCaptcha = usePictureCaptcha(scene)
  const captcha = sharedCaptcha ?? ownCaptcha
  const { solve, slider } = useSlider(sliderOptions)
  useImperativeHandle(ref, () => ({ ...captcha, solve }))
  return (
    <>
      {field && <PictureCaptcha {...field} captcha={captcha} />}
      {slider}
    </>
  )
}
