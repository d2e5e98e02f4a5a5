import { KeyRound } from 'lucide'
import type { ComponentType } from 'react'
import { verifyIdentity } from '../../../api/calls/two-step.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { createErrorViewLoader, useCallFailure } from '../../../kit/feedback/index.tsx'
import { FormPlaceholder } from '../../../kit/form-placeholder.tsx'
import { useLazyComponent } from '../../../kit/lazy.tsx'
import { ButtonLink } from '../../../primitives/button.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import type { PageFrameProps } from '../../../primitives/page-frame.tsx'
import type { PasswordStepProps } from './password-step.tsx'
import type { VerifyIdentityState } from './verify-identity.machine.ts'

const loadPasswordStep = () => import('./password-step.tsx').then((module) => module.PasswordStep)
const loadErrorView = createErrorViewLoader(verifyIdentity)

export type VerifyIdentityViewProps = Omit<PasswordStepProps, 'isNavigating'> & {
  Layout: ComponentType<Pick<PageFrameProps, 'step' | 'mark' | 'title' | 'intro' | 'children'>>
  state: VerifyIdentityState
  setPasswordHref: string
  onRetry: () => void
}

/** Shows the password form or its placeholder, or explains why there is no form (SCR-09). */
export function VerifyIdentityView({ Layout, state, setPasswordHref, onRetry, ...formProps }: VerifyIdentityViewProps) {
  const { t } = useTranslations()
  const needsPassword = state.step === 'password' || state.step === 'navigating'
  // Prefetch, since most users have to enter the password.
  const { Component: PasswordStep, failure: loadFailure } = useLazyComponent(loadPasswordStep, {
    isNeeded: needsPassword,
    prefetchMs: 0,
  })
  const { failure, isRetrying } = state.step === 'check-failed' ? state : {}
  const callFailure = useCallFailure(loadErrorView, { failure, isRetrying, onRetry })
  if (state.step === 'no-password')
    return (
      <Layout
        step="no-password"
        mark={
          <IconTile tone="accent">
            <Icon of={KeyRound} size="lg" />
          </IconTile>
        }
        title={t('verify-identity.no-password.heading')}
        intro={t('verify-identity.no-password.intro')}
      >
        <ButtonLink width="block" href={setPasswordHref}>
          {t('verify-identity.no-password.action')}
        </ButtonLink>
      </Layout>
    )
  return (
    <Layout
      step={failure ? 'check-failed' : 'password'}
      title={t('verify-identity.heading')}
      intro={!failure && t('verify-identity.intro')}
    >
      {/* If checking for a recent verification failed, do not open the next page (RQ-10). */}
      {failure ? (
        callFailure
      ) : needsPassword && PasswordStep ? (
        <PasswordStep {...formProps} isNavigating={state.step === 'navigating'} />
      ) : (
        (loadFailure ?? <FormPlaceholder fields={1} />)
      )}
    </Layout>
  )
}
