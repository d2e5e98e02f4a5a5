export { PictureCaptcha } from './picture-captcha.tsx'
export type { PictureCaptchaProps } from './picture-captcha-field.tsx'
export { type PictureCaptchaControl, usePictureCaptcha } from './use-picture-captcha.ts'
