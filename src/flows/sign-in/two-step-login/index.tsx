import { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useLatePart } from '../../../kit/late-part.ts'
import { failureOf, useLateFailure } from '../../../kit/use-late-failure.tsx'
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
  const { Part: SmsField } = useLatePart(loadSmsField, {
    isNeeded: isBySms,
    fetchAheadMs: Infinity,
    onLost: handleLost,
  })
  const { Part: SmsIntro } = useLatePart(loadSmsIntro, { isNeeded: isBySms, fetchAheadMs: Infinity })
  const { Part: BesideCode } = useLatePart(loadBesideCode, {
    isNeeded: step?.method === 'wechat' || skewMs !== undefined,
  })
  const failure = state.phase === 'failed' ? state.failure : undefined
  const failed = useLateFailure(loadUnasked, { failure, onRetry: handleRetry })
  const { Part: OverMark } = useLatePart(loadOverMark, { isNeeded: state.phase === 'over', fetchAheadMs: Infinity })
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
