import { type Dispatch, type Ref, useEffect, useEffectEvent, useImperativeHandle } from 'react'
import { flushSync } from 'react-dom'
import { fetchLoginSettings } from '../../../api/login.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useEnvironment, usePageQuery } from '../../../kit/environment.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import type { Form, FormError } from '../../../kit/form/index.ts'
import { finishLogin, requestedRedirect } from '../../../kit/session/index.ts'
import { usePageRestored } from '../../../kit/use-page-restored.ts'
import { useNewPassword } from '../../../widgets/new-password/index.tsx'
import { parsePhoneInput } from '../../../widgets/phone/index.tsx'
import type { RegisterEvent, RegisterKind } from './register.machine.ts'
import { createEndScreen, type RegisterEndReason, type RegisterHrefs } from './register-ended.tsx'
import type { RegisterLayoutProps } from './register-view.tsx'
import { tryRegister } from './try-register.ts'
import type { RegisterFieldName, RegisterValues, VerificationHandle } from './use-register.ts'

export type RegisterVerificationOptions = {
  kind: RegisterKind
  form: Form<RegisterFieldName>
  dispatch: Dispatch<RegisterEvent>
  /** Exposes this step's functions to the form, which is mounted earlier. */
  handle: Ref<VerificationHandle>
  hrefs: RegisterHrefs
  /** Called with the screen to show if the user cannot register. */
  onEnd: (screen: RegisterLayoutProps) => void
}

/** An error in one of these fields takes the user back to the first step. */
const firstStepFields = ['company_name', 'name', 'phone'] as const

/** The fields for which this flow handles errors. `token` errors are shown on a separate screen. */
const fields = [...firstStepFields, 'sms_captcha', 'password', 'password_confirmation', 'coupon', 'token']

/** Checks whether the user can register, and controls the second step, which creates the account and logs them in. */
export function useRegisterVerification({ kind, form, dispatch, handle, hrefs, onEnd }: RegisterVerificationOptions) {
  const { host, client } = useEnvironment()
  const { t } = useTranslations()
  const feedback = useFeedback()
  const { validate } = useNewPassword()
  const query = usePageQuery()

  const showEndScreen = (reason: RegisterEndReason) => onEnd(createEndScreen(reason, hrefs))

  const submit = async (values: RegisterValues): Promise<void> => {
    const { company_name: company, name, coupon, phone: typedPhone } = values
    const phoneResult = await parsePhoneInput(typedPhone, values.phone_country, t)
    if (!phoneResult.ok) return showErrors({ phone: phoneResult.error })
    // A company registration always uses this mode, regardless of the URL (LOG-02).
    const mode = kind === 'enterprise' ? 'ent_reg' : undefined
    const result = await tryRegister(client, feedback, {
      kind,
      query,
      fields,
      registration: {
        phone: phoneResult.value,
        sms_captcha: values.sms_captcha,
        password: values.password,
        password_confirmation: values.password_confirmation,
        name: name.trim(),
        company_name: company.trim() || undefined,
        coupon: coupon.trim() || undefined,
        redirect: requestedRedirect(query, host.pageData, mode),
      },
    })
    if (result.ok) {
      dispatch({ type: 'accepted' })
      return finishLogin(host, result.value, { mode })
    }
    const { isClosed, isPhoneTaken, isRejected, fieldErrors, formError } = result
    if (isClosed) return showEndScreen('closed')
    if (fieldErrors.token) return showEndScreen('invalid-link')
    if (fieldErrors.sms_captcha) form.clear('sms_captcha')
    if (isPhoneTaken) flushSync(() => dispatch({ type: 'went-back', takenPhone: typedPhone }))
    showErrors(fieldErrors, formError, formError && isRejected ? 'password' : undefined)
  }

  /** Shows errors in the step that contains their fields. */
  const showErrors = (errors: Partial<RegisterValues>, formError?: FormError, fieldToFocus?: RegisterFieldName) => {
    if (firstStepFields.some((name) => errors[name])) flushSync(() => dispatch({ type: 'went-back' }))
    form.showErrors(errors, formError, fieldToFocus)
  }

  const checkAvailability = useEffectEvent(async () => {
    if (kind === 'market' && !query.get('token')) return showEndScreen('invalid-link')
    const settings = await fetchLoginSettings(client)
    if (!settings) return
    if (!settings.register_enabled) return showEndScreen('closed')
    dispatch({ type: 'settings-loaded', hasVoice: settings.voice_captcha_enabled })
  })
  useEffect(() => void checkAvailability(), [])
  usePageRestored(() => dispatch({ type: 'page-restored' }))

  useImperativeHandle(handle, () => ({ validate, submit }))
  return { showErrors, showEndScreen }
}
