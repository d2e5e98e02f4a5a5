import { useState } from 'react'
import { wechatQrPicture } from '../../../api/pictures.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { QrCode } from '../../../primitives/qr-code/qr-code.tsx'
import { CodeOfMethod } from './code-of-method.tsx'
import type { TwoStepForm } from './use-two-step-form.ts'

/** Sets up WeChat: scan the QR code, then type the code from WeChat (TWO-04). */
export function SetUpWechat({ form }: { form: TwoStepForm }) {
  const { client } = useEnvironment()
  const { t } = useTexts()
  const newPicture = () => client.pictureUrl(wechatQrPicture)
  const [picture, setPicture] = useState(newPicture)
  return (
    <>
      <QrCode
        size="small"
        className="pb-6"
        picture={picture}
        label={t('two-step.wechat.picture')}
        refreshLabel={t('two-step.picture.refresh')}
        retryLabel={t('two-step.picture.retry')}
        onRefresh={() => setPicture(newPicture())}
      />
      <CodeOfMethod form={form} label={t('two-step.wechat.code')} />
    </>
  )
}
