import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { twoStepLogin } from '../../../api/calls/login.ts'
import { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useEnvironment, usePageQuery } from '../../../kit/environment.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { useForm } from '../../../kit/form/index.ts'
import { failedToLoad } from '../../../kit/lazy.tsx'
import { finishLogin, isNotLoggedIn, requestedRedirect } from '../../../kit/session/index.ts'
import { usePageRestored } from '../../../kit/use-page-restored.ts'
import { readCode } from '../../../rules/codes.ts'
import { twoStepCodeLength } from '../../../rules/limits.ts'
import { useClockSkew } from '../../../widgets/clock-skew.ts'
import { findEndReason, initialTwoStepLogin, type SecondStep, twoStepLoginReducer } from './two-step-login.machine.ts'

/** Controls the second step of a login (SCR-07). */
export function useTwoStepLogin() {
  const { host, client } = useEnvironment()
  const { t } = useTranslations()
  const feedback = useFeedback()
  const query = usePageQuery()
  const { skewMs, compareClocks } = useClockSkew()
  const [state, dispatch] = useReducer(twoStepLoginReducer, initialTwoStepLogin)
  const pendingStep = useRef<Promise<SecondStep | undefined>>(undefined)
  const redirect = requestedRedirect(query, host.pageData)

  const requestStep = async (): Promise<SecondStep | undefined> => {
    const result = await client.call(getTwoStepMethod, {})
    if (result.ok) {
      const { method, phone } = result.value
      const step = method && { method, phone }
      dispatch({ type: 'loaded', step })
      return step
    }
    // Without a pending login, the flow ends. After a rejected call, the next submit loads the method again.
    const { failure } = result
    if (isNotLoggedIn(failure, host)) dispatch({ type: 'loaded' })
    else if (failure.kind === 'rejected') await feedback.handle(failure, { call: getTwoStepMethod })
    else dispatch({ type: 'load-failed', failure })
    return undefined
  }

  /** Makes one request at a time. If the user submits before the response arrives, waits for the same response. */
  const loadStep = () => {
    pendingStep.current ??= requestStep().finally(() => {
      pendingStep.current = undefined
    })
    return pendingStep.current
  }

  const form = useForm({
    id: 'two-step-login',
    initialValues: { two_step_captcha: '', pic_captcha: '' },
    validate: ({ two_step_captcha }) =>
      readCode(two_step_captcha, twoStepCodeLength).status === 'complete'
        ? {}
        : { two_step_captcha: t('two-step-login.incomplete', { count: twoStepCodeLength }) },
    onSubmit: async ({ two_step_captcha: typedCode }): Promise<void> => {
      const step = state.phase === 'ready' ? state.step : await loadStep()
      if (!step) return
      const { code } = readCode(typedCode, twoStepCodeLength)
      const data = { two_step_captcha: code, method: step.method, redirect }
      const result = await client.call(twoStepLogin, data)
      if (result.ok) {
        dispatch({ type: 'accepted' })
        return finishLogin(host, result.value)
      }
      const { failure } = result
      const reason = findEndReason(failure)
      if (reason) return dispatch({ type: 'ended', reason })
      const fields = ['two_step_captcha']
      const { fieldErrors, formError } = await feedback.handle(failure, { fields, call: twoStepLogin })
      // Clear the code only if it was wrong. After any other error, the user can submit it again.
      if (fieldErrors.two_step_captcha) form.clear('two_step_captcha')
      form.showErrors(fieldErrors, formError)
      // A wrong device clock may be the cause. Not awaited, so that the user can type the next code.
      if (step.method === 'google' && fieldErrors.two_step_captcha) void compareClocks()
    },
  })

  const loadOnMount = useEffectEvent(() => void loadStep())
  useEffect(() => loadOnMount(), [])
  usePageRestored(() => dispatch({ type: 'page-restored' }))

  // With methods other than SMS, the user already has a code. Focus its field unless another element has focus.
  const userHasCode = state.phase === 'ready' && state.step.method !== 'sms'
  const focusCode = useEffectEvent(() => {
    if (document.activeElement === document.body) form.focus('two_step_captcha')
  })
  useEffect(() => {
    if (userHasCode) focusCode()
  }, [userHasCode])

  return {
    state,
    form,
    skewMs,
    handleRetry: () => {
      dispatch({ type: 'retried' })
      void loadStep()
    },
    handleLoadFailed: () => form.showErrors({}, failedToLoad),
  }
}
