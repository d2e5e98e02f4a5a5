import { lazy } from 'react'

const load = () => import('../../primitives/picture-captcha-box.tsx')

/** The picture captcha's box: most people are never asked for it, so it comes after the page can be used. */
export const LateCaptchaBox = lazy(() => load().then(({ PictureCaptchaBox }) => ({ default: PictureCaptchaBox })))

/** Fetches it ahead, so that it is there when the server asks. */
export function fetchCaptchaBox(): void {
  load().catch(() => undefined)
}
