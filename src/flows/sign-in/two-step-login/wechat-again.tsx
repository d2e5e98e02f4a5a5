import { useState } from 'react'
import { wechatQrPicture } from '../../../api/pictures.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { Button } from '../../../primitives/button.tsx'
import { QrCode } from '../../../primitives/qr-code/qr-code.tsx'

/** WeChat delivered the code with the login; scanning this sends it again. */
export function WechatAgain() {
  const { client } = useEnvironment()
  const { t } = useTexts()
  const [picture, setPicture] = useState<string>()
  const show = () => setPicture(client.pictureUrl(wechatQrPicture))
  if (picture === undefined) {
    return (
      <Button variant="quiet" width="block" className="mt-3" onClick={show}>
        {t('two-step-login.wechat.again')}
      </Button>
    )
  }
  return (
    <section className="grid gap-4 pt-6">
      <p className="text-muted">{t('two-step-login.wechat.scan')}</p>
      <QrCode
        size="small"
        picture={picture}
        label={t('two-step-login.wechat.picture')}
        refreshLabel={t('two-step.picture.refresh')}
        retryLabel={t('two-step.picture.retry')}
        onRefresh={show}
      />
    </section>
  )
}
