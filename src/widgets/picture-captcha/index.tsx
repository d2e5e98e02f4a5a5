import { useLazyComponent } from '../../kit/lazy.tsx'
import type { PictureCaptchaProps } from './picture-captcha-field.tsx'

export { type PictureCaptchaControl, usePictureCaptcha } from './use-picture-captcha.ts'
export type { PictureCaptchaProps }

const load = () => import('./picture-captcha-field.tsx').then((module) => module.PictureCaptchaField)

/** Shows the picture captcha, which is lazy-loaded because most users never need it. */
export function PictureCaptcha(props: PictureCaptchaProps) {
  const { Component } = useLazyComponent(load, { isNeeded: props.captcha.picture !== undefined, prefetchMs: 0 })
  return Component && <Component {...props} />
}
