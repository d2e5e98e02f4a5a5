// The lazy part of `useSend` for captchas, which most people never see.
import { type Ref, useImperativeHandle } from 'react'
import type { PictureScene } from '../../api/shapes/captcha.ts'
import {
  PictureCaptcha,
  type PictureCaptchaControl,
  type PictureCaptchaProps,
  usePictureCaptcha,
} from '../picture-captcha/index.ts'
import { type Slider, useSlider } from '../slider/index.tsx'

/** What `useSend` needs from its captchas. */
export type CaptchaHandle = Pick<PictureCaptchaControl, 'read' | 'show' | 'demand'> & Pick<Slider, 'solve'>

export type CaptchaDeskProps = {
  scene: PictureScene
  sliderOptions?: Parameters<typeof useSlider>[0]
  /** The form's field `pic_captcha`; absent if the form renders a shared picture elsewhere. */
  field?: Omit<PictureCaptchaProps, 'captcha'>
  /** The picture, if an `SmsCode` of the same form takes one of this scene as well: only the newest is valid. */
  shared?: PictureCaptchaControl
  ref: Ref<CaptchaHandle>
}

/** The picture's box and the slider, shown when the server asks for them (ERR-14, ERR-15). */
export function CaptchaDesk({ scene, sliderOptions, field, shared, ref }: CaptchaDeskProps) {
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
