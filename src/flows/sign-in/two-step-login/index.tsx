import { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { failureOf, useCallFailure } from '../../../kit/feedback/index.tsx'
import { useLazyPart } from '../../../kit/lazy.tsx'
import { CodeField } from '../../../primitives/code-field/code-field.tsx'
import { twoStepCodeLength } from '../../../rules/limits.ts'
import { TwoStepLoginView, type TwoStepLoginViewProps } from './two-step-login-view.tsx'
import { useTwoStepLogin } from './use-two-step-login.ts'

const loadSmsField = () => import('./sms-field.tsx').then(({ SmsField }) => SmsField)
const loadSmsIntro = () => import('./sms-field.tsx').then(({ SmsIntro }) => SmsIntro)
const loadOverMark = () => import('./over-mark.tsx').then(({ OverMark }) => OverMark)
const loadUnasked = failureOf(getTwoStepMethod)
const loadBesideCode = () => import('./beside-code.tsx').then(({ BesideCode }) => BesideCode)

export type TwoStepLoginFlowProps = Pick<TwoStepLoginViewProps, 'Layout' | 'loginHref'>

/** The second step of a login by SMS, WeChat or authenticator (SCR-07, TWO-14). */
export function TwoStepLoginFlow(props: TwoStepLoginFlowProps) {
  const { t } = useTexts()
  const { state, form, skewMs, handleRetry, handleLost } = useTwoStepLogin()
  const step = state.phase === 'ready' || state.phase === 'leaving' ? state.step : undefined
  const isBySms = step?.method === 'sms'
  const { Part: SmsField } = useLazyPart(loadSmsField, {
    isNeeded: isBySms,
    prefetchMs: Infinity,
    onFailed: handleLost,
  })
  const { Part: SmsIntro } = useLazyPart(loadSmsIntro, { isNeeded: isBySms, prefetchMs: Infinity })
  const { Part: BesideCode } = useLazyPart(loadBesideCode, {
    isNeeded: step?.method === 'wechat' || skewMs !== undefined,
  })
  const failure = state.phase === 'failed' ? state.failure : undefined
  const failed = useCallFailure(loadUnasked, { failure, onRetry: handleRetry })
  const { Part: OverMark } = useLazyPart(loadOverMark, { isNeeded: state.phase === 'over', prefetchMs: Infinity })
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
            look="cells"
            label={t('two-step-login.code')}
            tooLongError={t('sms-code.too-long', { count: twoStepCodeLength })}
            onComplete={handleComplete}
          />
        )
      }
      overMark={OverMark && <OverMark />}
      besideCode={
        failure
          ? failed
          : BesideCode && state.phase === 'ready' && <BesideCode method={state.step.method} skewMs={skewMs} />
      }
    />
  )
}
