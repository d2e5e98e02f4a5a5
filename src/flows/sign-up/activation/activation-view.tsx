import { Unlink } from 'lucide'
import type { ComponentType, ReactNode } from 'react'
import { type Translate, useTranslations } from '../../../i18n/translations.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import type { PageFrameProps } from '../../../primitives/page-frame.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import type { ActivationState } from './activation.machine.ts'
import type { ActivationStepsProps } from './activation-steps.tsx'

type LayoutProps = Pick<PageFrameProps, 'mark' | 'title' | 'step' | 'intro' | 'length' | 'children'>

export type ActivationViewProps = Omit<ActivationStepsProps, 'state'> & {
  Layout: ComponentType<LayoutProps>
  state: ActivationState
  productName: string
  Steps?: ComponentType<ActivationStepsProps>
  loadFailure: ReactNode
}

function createLayoutProps(state: ActivationState, product: string, t: Translate): Omit<LayoutProps, 'children'> {
  switch (state.step) {
    case 'checking':
      return { title: t('activation.heading'), intro: t('activation.checking'), step: 'checking' }
    case 'failed':
      // Keep the step, so that focus does not move. Screen readers announce the failure.
      return { title: t('activation.heading'), intro: t('activation.failed'), step: 'checking' }
    case 'invalid-link': {
      const mark = (
        <IconTile tone="warning">
          <Icon of={Unlink} size="lg" />
        </IconTile>
      )
      return {
        mark,
        title: t('activation.invalid-link.heading'),
        intro: t('activation.invalid-link.intro'),
        step: 'invalid-link',
      }
    }
    case 'phone': {
      const { company } = state.invitation
      const intro = company
        ? t('activation.phone.intro', { company, product })
        : t('activation.phone.intro-generic', { product })
      return { title: t('activation.phone.heading'), intro, step: 'phone' }
    }
    case 'account': {
      const { company } = state.invitation
      const intro = company
        ? t('activation.account.intro', { company, product })
        : t('activation.account.intro-generic', { product })
      return { title: t('activation.account.heading'), intro, step: 'account', length: 'long' }
    }
  }
}

/** Shows the screens for activating an invited user's account (SCR-06). */
export function ActivationView({ Layout, state, productName, Steps, loadFailure, ...stepsProps }: ActivationViewProps) {
  const { t } = useTranslations()
  const displayedState: ActivationState = Steps ? state : { step: 'checking' }
  const layoutProps = createLayoutProps(displayedState, productName, t)
  return (
    <Layout {...layoutProps} intro={displayedState.step === 'checking' && loadFailure ? undefined : layoutProps.intro}>
      {displayedState.step === 'checking' &&
        (loadFailure ?? (
          <div className="grid gap-5 pt-2">
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        ))}
      {Steps && displayedState.step !== 'checking' && <Steps {...stepsProps} state={displayedState} />}
    </Layout>
  )
}
