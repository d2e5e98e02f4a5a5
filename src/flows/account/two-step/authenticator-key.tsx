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
 * The `otpauth:` URL that opens the phone's authenticator with the key (TWO-07). Colons in the product name become spaces:
 * one would separate the issuer from an account name, which is not known here.
 */
export function authenticatorLink(secret: string, productName: string): string {
  const name = encodeURIComponent(productName.replaceAll(':', ' '))
  return `otpauth://totp/${name}?secret=${secret}&issuer=${name}`
}

const takeFocus = (box: HTMLElement | null) => box?.focus()

export type AuthenticatorKeyProps = {
  /** `here`: the page runs on the phone that will generate the codes, so a link can open the authenticator app. */
  place: 'here' | 'elsewhere'
  className?: string
}

/** The authenticator's key, masked until the user reveals it (TWO-07, SE-2). */
export function AuthenticatorKey({ place, className }: AuthenticatorKeyProps) {
  const { t } = useTexts()
  const { productName } = usePageData()
  const { key, handleRetry } = useGoogleSecret()
  if (key.status === 'failed')
    return <FailedPart failure={key.failure} call={getGoogleSecret} isRetrying={key.isRetrying} onRetry={handleRetry} />
  if (key.status === 'loading') return <Skeleton shape="block" className={className} />
  return (
    <div ref={key.isRetried ? takeFocus : undefined} tabIndex={-1} className={cx('outline-none', className)}>
      {place === 'here' && (
        <ButtonLink variant="quiet" width="block" className="mb-5" href={authenticatorLink(key.secret, productName)}>
          {t('two-step.google.open-app')}
        </ButtonLink>
      )}
      <SecretKey
        value={key.secret}
        label={place === 'here' ? t('two-step.google.key-here') : t('two-step.google.key')}
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
