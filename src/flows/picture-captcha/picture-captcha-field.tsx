import { useTexts } from '../../i18n/texts.tsx'
import { PictureCaptchaBox, type PictureCaptchaBoxProps } from '../../primitives/picture-captcha-box.tsx'
import { pictureCaptchaLength } from '../../rules/limits.ts'
import type { PictureCaptchaControl } from './use-picture-captcha.ts'

type Worded = 'label' | 'picture' | 'refreshLabel' | 'retryText' | 'tooLongError' | 'onRefresh' | 'ref'

export type PictureCaptchaProps = Omit<PictureCaptchaBoxProps, Worded> & {
  /** Of `usePictureCaptcha`. */
  captcha: Pick<PictureCaptchaControl, 'picture' | 'boxRef' | 'show'>
}

/** The picture captcha's box with its words, while the server asks for one (WID-04); the rest goes to the box. */
export function PictureCaptchaField({ captcha, ...rest }: PictureCaptchaProps) {
  const { t } = useTexts()
  const { picture, boxRef, show } = captcha
  if (picture === undefined) return null
  return (
    <PictureCaptchaBox
      {...rest}
      ref={boxRef}
      label={t('picture-captcha.label')}
      picture={picture}
      refreshLabel={`${t('picture-captcha.picture', { count: pictureCaptchaLength })} ${t('picture-captcha.refresh')}`}
      retryText={t('picture-captcha.retry')}
      tooLongError={t('picture-captcha.too-long', { count: pictureCaptchaLength })}
      onRefresh={show}
    />
  )
}
