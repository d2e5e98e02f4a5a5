import { cx } from 'class-variance-authority'
import { getGoogleSecret } from '../../../api/calls/two-step.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { usePageData } from '../../../kit/environment.tsx'
import { FailedPart } from '../../../kit/feedback/index.tsx'
import { ButtonLink } from '../../../primitives/button.tsx'
import { SecretKey } from '../../../primitives/secret-key.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { useGoogleSecret } from './use-google-secret.ts'

/**
 * The `otpauth:` URL that opens an authenticator app with the key (TWO-07). A colon in the product name would end the
 * issuer.
 */
export function authenticatorLink(secret: string, productName: string): string {
  const name = encodeURIComponent(productName.replaceAll(':', ' '))
  return `otpauth://totp/${name}?secret=${secret}&issuer=${name}`
}

const takeFocus = (box: HTMLElement | null) => box?.focus()

export type AuthenticatorKeyProps = {
  /** The codes will be generated on this device, so a link can open the app. */
  isOnPhone: boolean
  className?: string
}

/** The authenticator's key, masked until revealed (TWO-07, SE-2). */
export function AuthenticatorKey({ isOnPhone, className }: AuthenticatorKeyProps) {
  const { t } = useTexts()
  const { productName } = usePageData()
  const { key, handleRetry } = useGoogleSecret()
  if (key.status === 'failed')
    return <FailedPart failure={key.failure} call={getGoogleSecret} isRetrying={key.isRetrying} onRetry={handleRetry} />
  if (key.status === 'loading') return <Skeleton shape="block" className={className} />
  return (
    <div ref={key.isRetried ? takeFocus : undefined} tabIndex={-1} className={cx('outline-none', className)}>
      {isOnPhone && (
        <ButtonLink variant="quiet" width="block" className="mb-5" href={authenticatorLink(key.secret, productName)}>
          {t('two-step.google.open-app')}
        </ButtonLink>
      )}
      <SecretKey
        value={key.secret}
        label={isOnPhone ? t('two-step.google.key-here') : t('two-step.google.key')}
        copy={{
          label: t('two-step.google.copy'),
          copiedLabel: t('two-step.google.copied'),
          failedLabel: t('two-step.google.copy-failed'),
        }}
        reveal={{
          showLabel: t('two-step.google.show'),
          hideLabel: t('two-step.google.hide'),
          hiddenText: t('two-step.google.hidden'),
        }}
      />
    </div>
  )
}
