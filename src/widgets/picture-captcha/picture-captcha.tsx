import { useLazyPart } from '../../kit/lazy.tsx'
import type { PictureCaptchaProps } from './picture-captcha-field.tsx'

const load = () => import('./picture-captcha-field.tsx').then(({ PictureCaptchaField }) => PictureCaptchaField)

/** The picture captcha's box. Its code is lazy, since most people are never asked for one. */
export function PictureCaptcha(props: PictureCaptchaProps) {
  const { Part } = useLazyPart(load, { isNeeded: props.captcha.picture !== undefined, prefetchMs: 0 })
  return Part && <Part {...props} />
}
