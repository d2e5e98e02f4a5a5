import { Smartphone, TabletSmartphone } from 'lucide'
import { type ReactNode, useState } from 'react'
import { requestTwoStepCode } from '../../../api/calls/two-step.ts'
import { googleQrImagePath, wechatQrImagePath } from '../../../api/images.ts'
import { sendTwoStepCode } from '../../../api/send-two-step-code.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useClientType, useEnvironment, usePageData } from '../../../kit/environment.tsx'
import { CodeField } from '../../../primitives/code-field/code-field.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import { Link } from '../../../primitives/link.tsx'
import { QrCode } from '../../../primitives/qr-code/qr-code.tsx'
import { twoStepCodeLength } from '../../../rules/limits.ts'
import { ClockSkewNotice } from '../../../widgets/clock-skew-notice.tsx'
import { CurrentPasswordField } from '../../../widgets/current-password-field.tsx'
import { NewPassword } from '../../../widgets/new-password/index.tsx'
import { PhoneNumberField, type PhoneResult } from '../../../widgets/phone/index.tsx'
import { SmsCode } from '../../../widgets/sms-code/index.tsx'
import { AuthenticatorKey } from './authenticator-key.tsx'
import type { TwoStepStepId } from './two-step.steps.ts'
import type { TwoStepForm } from './use-two-step-form.ts'

/** Shows where to get an authenticator app (TWO-06). */
function DownloadApp() {
  const { t } = useTranslations()
  const googleHelpUrl = usePageData('googleHelpUrl')
  const platforms = [
    { icon: Smartphone, name: t('two-step.download.iphone'), text: t('two-step.download.iphone-detail') },
    { icon: TabletSmartphone, name: t('two-step.download.android'), text: t('two-step.download.android-detail') },
  ]
  return (
    <>
      <ul className="grid gap-2.5">
        {platforms.map(({ icon, name, text }) => (
          <li key={name} className="flex gap-3.5 p-3.5 border rounded-card">
            <IconTile>
              <Icon of={icon} />
            </IconTile>
            <div className="min-w-0">
              <p className="font-label">{name}</p>
              <p className="text-small text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {googleHelpUrl && (
        <p className="pt-4">
          <Link href={googleHelpUrl} target="_blank" rel="noopener noreferrer">
            {t('two-step.download.help')}
            <span className="sr-only"> {t('link.new-tab')}</span>
          </Link>
        </p>
      )}
    </>
  )
}

/**
 * Shows the QR code and the key for setting up an authenticator app, and a field for a code from the app (TWO-07). The
 * key comes first on phones, which cannot scan their own screen.
 */
function SetUpGoogle({ form, skewMs }: { form: TwoStepForm; skewMs?: number }) {
  const { client } = useEnvironment()
  const { t } = useTranslations()
  const isMobile = usePageData('isMobile')
  const isInApp = useClientType() === 'app'
  const createImageUrl = () => client.imageUrl(googleQrImagePath)
  const [imageUrl, setImageUrl] = useState(createImageUrl)
  const isOnPhone = isMobile || isInApp
  const authenticatorKey = <AuthenticatorKey key="key" isOnPhone={isOnPhone} className="pb-5" />
  const qrCode = (
    <div key="qr-code" className="flex flex-wrap items-center gap-5 pb-5">
      <QrCode
        size="small"
        imageUrl={imageUrl}
        label={t('two-step.google.picture')}
        refreshLabel={t('two-step.picture.refresh')}
        retryLabel={t('two-step.picture.retry')}
        onRefresh={() => setImageUrl(createImageUrl())}
      />
      <p className="flex-1 basis-36">{isOnPhone ? t('two-step.google.scan-other') : t('two-step.google.scan')}</p>
    </div>
  )
  return (
    <>
      {isOnPhone ? [authenticatorKey, qrCode] : [qrCode, authenticatorKey]}
      <MethodCode form={form} label={t('two-step.google.code')} />
      <ClockSkewNotice skewMs={skewMs} className="mt-3" />
    </>
  )
}

/** Shows the QR code that connects WeChat, and a field for the code from WeChat (TWO-04). */
function SetUpWechat({ form }: { form: TwoStepForm }) {
  const { client } = useEnvironment()
  const { t } = useTranslations()
  const createImageUrl = () => client.imageUrl(wechatQrImagePath)
  const [imageUrl, setImageUrl] = useState(createImageUrl)
  return (
    <>
      <QrCode
        size="small"
        className="pb-6"
        imageUrl={imageUrl}
        label={t('two-step.wechat.picture')}
        refreshLabel={t('two-step.picture.refresh')}
        retryLabel={t('two-step.picture.retry')}
        onRefresh={() => setImageUrl(createImageUrl())}
      />
      <MethodCode form={form} label={t('two-step.wechat.code')} />
    </>
  )
}

type SetUpSmsProps = { form: TwoStepForm; readPhone: () => Promise<PhoneResult> }

/** Shows the fields for a phone number and the code that verifies it (TWO-05). */
function SetUpSms({ form, readPhone }: SetUpSmsProps) {
  const { client } = useEnvironment()
  const { ref } = form.formProps
  return (
    <>
      <PhoneNumberField {...form.field('phone')} autoComplete="tel" />
      <SmsCode
        {...form.field('code')}
        pictureField={form.field('pic_captcha')}
        length={twoStepCodeLength}
        purpose="two-step"
        scene="two_step"
        readRecipient={readPhone}
        send={(phone, { pictureCaptcha, captchaRequestId }) =>
          sendTwoStepCode(client, { phone, pictureCaptcha, captchaRequestId })
        }
        call={requestTwoStepCode}
        fields={['phone', 'code']}
        onErrors={form.showErrors}
        isIncomplete={form.values.phone === ''}
        onComplete={() => ref.current?.requestSubmit()}
      />
    </>
  )
}

type MethodCodeProps = { form: TwoStepForm; label: string }

/** Shows the field for the code that verifies a method. Submits the form when the code is complete (IN-6). */
function MethodCode({ form, label }: MethodCodeProps) {
  const { t } = useTranslations()
  const { ref } = form.formProps
  return (
    <CodeField
      {...form.field('code')}
      variant="cells"
      label={label}
      tooLongError={t('sms-code.too-long', { count: twoStepCodeLength })}
      reserve="none"
      onComplete={() => ref.current?.requestSubmit()}
    />
  )
}

export type StepFieldsProps = SetUpSmsProps & {
  step: Exclude<TwoStepStepId, 'choose-method'>
  /** The device clock's skew in ms. If omitted, no notice is shown. */
  skewMs?: number
}

/** Shows a step's fields. Pages load this component lazily, since most users first choose a method. */
export function StepFields({ step, form, skewMs, readPhone }: StepFieldsProps) {
  const fields: Record<StepFieldsProps['step'], () => ReactNode> = {
    'set-password': () => <NewPassword form={form} />,
    'verify-identity': () => <CurrentPasswordField form={form} />,
    sms: () => <SetUpSms form={form} readPhone={readPhone} />,
    wechat: () => <SetUpWechat form={form} />,
    'download-app': () => <DownloadApp />,
    google: () => <SetUpGoogle form={form} skewMs={skewMs} />,
  }
  return fields[step]()
}
