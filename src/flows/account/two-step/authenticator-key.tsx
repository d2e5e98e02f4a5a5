import { cx } from 'class-variance-authority'
import { useEffect, useEffectEvent, useState } from 'react'
import { getGoogleSecret } from '../../../api/calls/two-step.ts'
import type { Failure } from '../../../errors/failure.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useEnvironment, usePageData } from '../../../kit/environment.tsx'
import { LoadErrorCard, useFeedback } from '../../../kit/feedback/index.tsx'
import { ButtonLink } from '../../../primitives/button.tsx'
import { SecretKey } from '../../../primitives/secret-key.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'

type Key =
  | { status: 'loading' }
  /** `hasRetried`: the key replaces the focused retry button, so the key receives focus. */
  | { status: 'ready'; secret: string; hasRetried: boolean }
  | { status: 'failed'; failure: Failure; isRetrying: boolean }

/** Loads the authenticator's key. Keeps it only in React state, until the step unmounts (SE-2). */
function useGoogleSecret() {
  const { client } = useEnvironment()
  const feedback = useFeedback()
  const [key, setKey] = useState<Key>({ status: 'loading' })

  const load = async (hasRetried: boolean): Promise<Key> => {
    const result = await client.call(getGoogleSecret, {})
    if (result.ok) return { status: 'ready', secret: result.value.secret, hasRetried }
    const { failure } = result
    if (failure.kind === 'rejected') await feedback.handle(failure, { call: getGoogleSecret })
    return { status: 'failed', failure, isRetrying: false }
  }

  const loadOnMount = useEffectEvent(() => load(false))
  useEffect(() => {
    let isMounted = true
    void loadOnMount().then((loadedKey) => isMounted && setKey(loadedKey))
    return () => {
      isMounted = false
    }
  }, [])

  return {
    key,
    handleRetry: () => {
      // Keep the failure on screen, so that its retry button keeps focus.
      setKey((previous) => (previous.status === 'failed' ? { ...previous, isRetrying: true } : previous))
      void load(true).then(setKey)
    },
  }
}

/**
 * Returns the `otpauth:` URL that opens an authenticator app with the key (TWO-07). A colon would mark the end of the
 * issuer, so colons in the product name are replaced.
 */
export function createAuthenticatorUrl(secret: string, productName: string): string {
  const name = encodeURIComponent(productName.replaceAll(':', ' '))
  return `otpauth://totp/${name}?secret=${secret}&issuer=${name}`
}

const focusOnMount = (element: HTMLElement | null) => element?.focus()

export type AuthenticatorKeyProps = {
  /** Whether this device is a phone, where a link can open the authenticator app. */
  isOnPhone: boolean
  className?: string
}

/** Shows the authenticator's key, masked until the user reveals it (TWO-07, SE-2). */
export function AuthenticatorKey({ isOnPhone, className }: AuthenticatorKeyProps) {
  const { t } = useTranslations()
  const productName = usePageData('productName')
  const { key, handleRetry } = useGoogleSecret()
  if (key.status === 'failed')
    return (
      <LoadErrorCard failure={key.failure} call={getGoogleSecret} isRetrying={key.isRetrying} onRetry={handleRetry} />
    )
  if (key.status === 'loading') return <Skeleton shape="block" className={className} />
  return (
    <div ref={key.hasRetried ? focusOnMount : undefined} tabIndex={-1} className={cx('outline-none', className)}>
      {isOnPhone && (
        <ButtonLink
          variant="quiet"
          width="block"
          className="mb-5"
          href={createAuthenticatorUrl(key.secret, productName)}
        >
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
