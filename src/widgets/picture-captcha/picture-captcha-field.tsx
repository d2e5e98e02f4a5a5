import { useTranslations } from '../../i18n/translations.tsx'
import { PictureCaptchaBox, type PictureCaptchaBoxProps } from '../../primitives/picture-captcha-box.tsx'
import { pictureCaptchaLength } from '../../rules/limits.ts'
import type { PictureCaptchaControl } from './use-picture-captcha.ts'

type ProvidedProps = 'label' | 'picture' | 'refreshLabel' | 'retryText' | 'onRefresh' | 'ref'

export type PictureCaptchaProps = Omit<PictureCaptchaBoxProps, ProvidedProps> & {
  captcha: Pick<PictureCaptchaControl, 'picture' | 'boxRef' | 'show'>
}

/** Shows a `PictureCaptchaBox` with translated text while the server requires a picture captcha (WID-04). */
export function PictureCaptchaField({ captcha, ...rest }: PictureCaptchaProps) {
  const { t } = useTranslations()
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
      onRefresh={show}
    />
  )
}
