import { useLatePart } from '../late-part.ts'
import type { PictureCaptchaProps } from './picture-captcha-field.tsx'

const load = () => import('./picture-captcha-field.tsx').then(({ PictureCaptchaField }) => PictureCaptchaField)

/** The picture captcha's box. Most people are never asked for one, so its code comes once the page stands. */
export function PictureCaptcha(props: PictureCaptchaProps) {
  const { Part } = useLatePart(load, { isNeeded: props.captcha.picture !== undefined, fetchAheadMs: 0 })
  return Part && <Part {...props} />
}
