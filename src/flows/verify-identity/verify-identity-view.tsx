import { KeyRound } from 'lucide'
import type { ComponentType } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { ButtonLink } from '../../primitives/button.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { IconTile } from '../../primitives/icon-tile.tsx'
import type { PageFrameProps } from '../../primitives/page-frame.tsx'
import { FormPlace } from '../form-place.tsx'
import { useLatePart } from '../late-part.ts'
import { lateFailedPart, useLateFailure } from '../use-late-failure.tsx'
import type { PasswordStepProps } from './password-step.tsx'
import type { VerifyIdentityState } from './verify-identity.machine.ts'

const loadPasswordStep = () => import('./password-step.tsx').then(({ PasswordStep }) => PasswordStep)
const loadUnanswered = lateFailedPart(() =>
  import('../../api/calls/two-step.ts').then(({ verifyIdentity }) => verifyIdentity),
)

export type VerifyIdentityViewProps = Omit<PasswordStepProps, 'isLeaving'> & {
  /** The page around the step; takes the parts that it places. */
  Layout: ComponentType<Pick<PageFrameProps, 'step' | 'mark' | 'title' | 'intro' | 'children'>>
  state: VerifyIdentityState
  onRetry: () => void
}

/** Whether the password has to be proved, the password, or why it cannot be (SCR-09). */
export function VerifyIdentityView({ Layout, state, onRetry, ...form }: VerifyIdentityViewProps) {
  const { t } = useTexts()
  const isFormDue = state.step === 'password' || state.step === 'leaving'
  // Fetched while the question runs: most are asked.
  const { Part: PasswordStep, isLost } = useLatePart(loadPasswordStep, { isNeeded: isFormDue, fetchAheadMs: 0 })
  const { failure, isRetrying } = state.step === 'unknown' ? state : {}
  const failed = useLateFailure(loadUnanswered, { failure, isRetrying, onRetry })
  if (state.step === 'none')
    return (
      <Layout
        step="none"
        mark={
          <IconTile tone="accent">
            <Icon of={KeyRound} size="lg" />
          </IconTile>
        }
        title={t('verify-identity.none.heading')}
        intro={t('verify-identity.none.intro')}
      >
        <ButtonLink width="block" href={form.forgotPasswordHref}>
          {t('verify-identity.none.action')}
        </ButtonLink>
      </Layout>
    )
  return (
    <Layout
      step={failure ? 'unknown' : 'password'}
      title={t('verify-identity.heading')}
      intro={!failure && t('verify-identity.intro')}
    >
      {/* Nothing is skipped for a question that nobody could answer (RQ-10). */}
      {failure ? (
        failed
      ) : isFormDue && PasswordStep ? (
        <PasswordStep {...form} isLeaving={state.step === 'leaving'} />
      ) : (
        <FormPlace fields={1} isLost={isFormDue && isLost} />
      )}
    </Layout>
  )
}
