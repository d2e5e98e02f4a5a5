import { ShieldX } from 'lucide'
import { useState } from 'react'
import { wechatQrImagePath } from '../../../api/images.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { Button } from '../../../primitives/button.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import { QrCode } from '../../../primitives/qr-code/qr-code.tsx'
import { ClockSkewNotice } from '../../../widgets/clock-skew-notice.tsx'
import type { SecondStep } from './two-step-login.machine.ts'

/** Lets users request another code by scanning a QR code in WeChat. The server sends the first code at login. */
function WechatResend() {
  const { client } = useEnvironment()
  const { t } = useTranslations()
  const [imageUrl, setImageUrl] = useState<string>()
  const showNewImage = () => setImageUrl(client.imageUrl(wechatQrImagePath))
  if (imageUrl === undefined) {
    return (
      <Button variant="quiet" width="block" className="mt-3" onClick={showNewImage}>
        {t('two-step-login.wechat.again')}
      </Button>
    )
  }
  return (
    <section className="grid gap-4 pt-6">
      <p className="text-muted">{t('two-step-login.wechat.scan')}</p>
      <QrCode
        size="small"
        imageUrl={imageUrl}
        label={t('two-step-login.wechat.picture')}
        refreshLabel={t('two-step.picture.refresh')}
        retryLabel={t('two-step.picture.retry')}
        onRefresh={showNewImage}
      />
    </section>
  )
}

export type CodeHelpProps = { method: SecondStep['method']; skewMs?: number }

/** Explains why the code may be wrong, or offers another code. Lazy, since the initial view does not need it. */
export function CodeHelp({ method, skewMs }: CodeHelpProps) {
  return method === 'wechat' ? <WechatResend /> : <ClockSkewNotice skewMs={skewMs} className="mt-5" />
}

export function LoginEndedIcon() {
  return (
    <IconTile tone="warning">
      <Icon of={ShieldX} size="lg" />
    </IconTile>
  )
}
