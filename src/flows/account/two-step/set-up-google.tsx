import { useState } from 'react'
import { googleQrPicture } from '../../../api/pictures.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useClientType, useEnvironment, usePageData } from '../../../kit/environment.tsx'
import { QrCode } from '../../../primitives/qr-code/qr-code.tsx'
import { ClockSkewNotice } from '../../../widgets/clock-skew/index.ts'
import { AuthenticatorKey } from './authenticator-key.tsx'
import { CodeOfMethod } from './code-of-method.tsx'
import type { TwoStepForm } from './use-two-step-form.ts'

/**
 * Sets up an authenticator: scan the QR code or enter the key, then type a code (TWO-07). On a phone, which cannot scan
 * its own screen, the key comes first.
 */
export function SetUpGoogle({ form, skewMs }: { form: TwoStepForm; skewMs?: number }) {
  const { client } = useEnvironment()
  const { t } = useTexts()
  const { isMobile } = usePageData()
  const isInApp = useClientType() === 'app'
  const newPicture = () => client.pictureUrl(googleQrPicture)
  const [picture, setPicture] = useState(newPicture)
  const isOnPhone = isMobile || isInApp
  const key = <AuthenticatorKey key="key" isOnPhone={isOnPhone} className="pb-5" />
  const scan = (
    <div key="scan" className="flex flex-wrap items-center gap-5 pb-5">
      <QrCode
        size="small"
        picture={picture}
        label={t('two-step.google.picture')}
        refreshLabel={t('two-step.picture.refresh')}
        retryLabel={t('two-step.picture.retry')}
        onRefresh={() => setPicture(newPicture())}
      />
      <p className="flex-1 basis-36">{isOnPhone ? t('two-step.google.scan-other') : t('two-step.google.scan')}</p>
    </div>
  )
  return (
    <>
      {isOnPhone ? [key, scan] : [scan, key]}
      <CodeOfMethod form={form} label={t('two-step.google.code')} />
      <ClockSkewNotice skewMs={skewMs} className="mt-3" />
    </>
  )
}
