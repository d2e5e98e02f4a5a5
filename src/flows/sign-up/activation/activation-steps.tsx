import { confirmInvitation } from '../../../api/calls/activation.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { LoadErrorCard } from '../../../kit/feedback/index.tsx'
import { ButtonLink } from '../../../primitives/button.tsx'
import { LinkQuestion } from '../../../widgets/link-question/index.tsx'
import type { ActivationState } from './activation.machine.ts'
import { SetUpAccount } from './set-up-account.tsx'
import { VerifyPhone } from './verify-phone.tsx'

export type ActivationStepsProps = {
  state: Exclude<ActivationState, { step: 'checking' }>
  token: string
  loginHref: string
  onRetry: () => void
  onPhoneVerified: (phone: string) => void
  onTokenRejected: () => void
}

/** Shows the current screen once the invitation check has finished. */
export function ActivationSteps({
  state,
  token,
  loginHref,
  onRetry,
  onPhoneVerified,
  onTokenRejected,
}: ActivationStepsProps) {
  const { t } = useTranslations()
  switch (state.step) {
    case 'failed': {
      const { failure, isRetrying } = state
      return <LoadErrorCard failure={failure} call={confirmInvitation} onRetry={onRetry} isRetrying={isRetrying} />
    }
    case 'invalid-link':
      return (
        <ButtonLink width="block" href={loginHref}>
          {t('activation.invalid-link.login')}
        </ButtonLink>
      )
    case 'phone':
      return (
        <LinkQuestion effect="log-out">
          <VerifyPhone token={token} onVerified={onPhoneVerified} onTokenRejected={onTokenRejected} />
        </LinkQuestion>
      )
    case 'account':
      return (
        <LinkQuestion effect="log-out">
          <SetUpAccount
            token={token}
            phone={state.phone}
            maskedLogin={state.invitation.maskedLogin}
            onTokenRejected={onTokenRejected}
          />
        </LinkQuestion>
      )
  }
}
