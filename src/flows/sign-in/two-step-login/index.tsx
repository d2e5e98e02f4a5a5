import { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { createErrorViewLoader, useCallFailure } from '../../../kit/feedback/index.tsx'
import { useLazyComponent } from '../../../kit/lazy.tsx'
import { CodeField } from '../../../primitives/code-field/code-field.tsx'
import { twoStepCodeLength } from '../../../rules/limits.ts'
import { TwoStepLoginView, type TwoStepLoginViewProps } from './two-step-login-view.tsx'
import { useTwoStepLogin } from './use-two-step-login.ts'

const loadSmsField = () => import('./sms-field.tsx').then((module) => module.SmsField)
const loadSmsIntro = () => import('./sms-field.tsx').then((module) => module.SmsIntro)
const loadLoginEndedIcon = () => import('./code-help.tsx').then((module) => module.LoginEndedIcon)
const loadErrorView = createErrorViewLoader(getTwoStepMethod)
const loadCodeHelp = () => import('./code-help.tsx').then((module) => module.CodeHelp)

export type TwoStepLoginFlowProps = Pick<TwoStepLoginViewProps, 'Layout' | 'loginHref'>

/** Shows the second step of a login, by SMS, WeChat or authenticator (SCR-07, TWO-14). */
export function TwoStepLoginFlow(props: TwoStepLoginFlowProps) {
  const { t } = useTranslations()
  const { state, form, skewMs, handleRetry, handleLoadFailed } = useTwoStepLogin()
  const step = state.phase === 'ready' || state.phase === 'navigating' ? state.step : undefined
  const isBySms = step?.method === 'sms'
  const { Component: SmsField } = useLazyComponent(loadSmsField, {
    isNeeded: isBySms,
    prefetchMs: Infinity,
    onLoadFailure: handleLoadFailed,
  })
  const { Component: SmsIntro } = useLazyComponent(loadSmsIntro, { isNeeded: isBySms, prefetchMs: Infinity })
  const { Component: CodeHelp } = useLazyComponent(loadCodeHelp, {
    isNeeded: step?.method === 'wechat' || skewMs !== undefined,
  })
  const failure = state.phase === 'failed' ? state.failure : undefined
  const callFailure = useCallFailure(loadErrorView, { failure, onRetry: handleRetry })
  const { Component: LoginEndedIcon } = useLazyComponent(loadLoginEndedIcon, {
    isNeeded: state.phase === 'ended',
    prefetchMs: Infinity,
  })
  const { ref } = form.formProps
  const handleComplete = () => ref.current?.requestSubmit()
  return (
    <TwoStepLoginView
      {...props}
      state={state}
      form={form}
      smsIntro={isBySms && SmsIntro ? <SmsIntro phone={step.phone} /> : undefined}
      codeField={
        isBySms && SmsField ? (
          <SmsField form={form} phone={step.phone} onComplete={handleComplete} />
        ) : (
          <CodeField
            {...form.field('two_step_captcha')}
            variant="cells"
            label={t('two-step-login.code')}
            tooLongError={t('sms-code.too-long', { count: twoStepCodeLength })}
            onComplete={handleComplete}
          />
        )
      }
      // The placeholder has the same size as the icon, to avoid a layout shift.
      endedIcon={LoginEndedIcon ? <LoginEndedIcon /> : <div className="size-10" />}
      codeExtras={
        failure
          ? callFailure
          : CodeHelp && state.phase === 'ready' && <CodeHelp method={state.step.method} skewMs={skewMs} />
      }
    />
  )
}
