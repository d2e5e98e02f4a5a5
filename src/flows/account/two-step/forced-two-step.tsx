import { ShieldCheck } from 'lucide'
import type { ComponentType, Dispatch } from 'react'
import { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { createErrorViewLoader, useCallFailure } from '../../../kit/feedback/index.tsx'
import { useFinishLogin } from '../../../kit/session/index.ts'
import { Button, ButtonLink } from '../../../primitives/button.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import type { PageFrameProps } from '../../../primitives/page-frame.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { WizardSection } from '../../../primitives/wizard/wizard-frame.tsx'
import type { TwoStepEvent, TwoStepState } from './two-step.machine.ts'
import type { TwoStepAccount } from './two-step.steps.ts'
import { type RenderFrame, TwoStepFrame } from './two-step-frame.tsx'
import { TwoStepWizard } from './two-step-wizard.tsx'
import { useTwoStep } from './use-two-step.ts'

const loadErrorView = createErrorViewLoader(getTwoStepMethod)

type TwoStepViewProps = {
  Layout: ComponentType<Pick<PageFrameProps, 'mark' | 'title' | 'step' | 'intro' | 'length' | 'children'>>
  state: TwoStepState
  dispatch: Dispatch<TwoStepEvent>
  loginHref: string
  onRetry: () => void
  isNavigating: boolean
  onFinish: () => void
}

/** The most common case, so that the skeleton rarely causes a layout shift. */
const assumedAccount: TwoStepAccount = { hasPassword: true, isVerified: true, methods: ['sms'] }

const renderSection: RenderFrame = (step) => <WizardSection {...step} />

/** Shows the screens of the two-step setup that a login requires (TWO-12). */
function TwoStepView({ Layout, state, dispatch, loginHref, onRetry, isNavigating, onFinish }: TwoStepViewProps) {
  const { t } = useTranslations()
  const failure = state.phase === 'failed' ? state.failure : undefined
  const callFailure = useCallFailure(loadErrorView, { failure, onRetry })
  switch (state.phase) {
    case 'loading':
      return (
        <Layout length="long" step="steps">
          <TwoStepFrame
            flow="force_set_two_step"
            account={assumedAccount}
            step="choose-method"
            action={{ isBusy: true }}
            renderFrame={renderSection}
          >
            <div className="grid gap-2.5">
              {['first', 'second', 'third'].map((key) => (
                <Skeleton key={key} shape="block" className="h-16" />
              ))}
            </div>
          </TwoStepFrame>
        </Layout>
      )
    case 'in-progress':
      return (
        <Layout length="long" step="steps">
          <TwoStepWizard progress={state} dispatch={dispatch} renderFrame={renderSection} />
        </Layout>
      )
    case 'failed':
      return (
        <Layout length="long" step="failed" title={t('two-step.heading')}>
          {callFailure}
        </Layout>
      )
    case 'not-logged-in':
      return (
        <Layout
          length="long"
          step="not-logged-in"
          title={t('two-step.login-expired.title')}
          intro={t('two-step.login-expired.body')}
        >
          <ButtonLink width="block" href={loginHref}>
            {t('two-step.login-expired.action')}
          </ButtonLink>
        </Layout>
      )
    case 'no-method':
      return (
        <Layout
          length="long"
          step="no-method"
          title={t('two-step.no-method.title')}
          intro={t('two-step.no-method.body')}
        >
          <ButtonLink width="block" href={loginHref}>
            {t('two-step.no-method.action')}
          </ButtonLink>
        </Layout>
      )
    case 'done':
      return (
        <Layout
          length="long"
          step="done"
          mark={
            <IconTile tone="success">
              <Icon of={ShieldCheck} size="lg" />
            </IconTile>
          }
          title={t('two-step.done.title')}
          intro={t('two-step.done.body')}
        >
          <Button width="block" isBusy={isNavigating} onClick={onFinish}>
            {t('two-step.done.action')}
          </Button>
        </Layout>
      )
  }
}

export type ForcedTwoStepFlowProps = Pick<TwoStepViewProps, 'Layout' | 'loginHref'>

/** Runs the two-step setup required before a login can finish (TWO-12). */
export function ForcedTwoStepFlow(props: ForcedTwoStepFlowProps) {
  const { state, dispatch, handleRetry } = useTwoStep('force_set_two_step')
  const { finish, isNavigating } = useFinishLogin()
  const handleFinish = () => {
    if (state.phase === 'done') void finish(state.response ?? {})
  }
  return (
    <TwoStepView
      {...props}
      state={state}
      dispatch={dispatch}
      onRetry={handleRetry}
      isNavigating={isNavigating}
      onFinish={handleFinish}
    />
  )
}
