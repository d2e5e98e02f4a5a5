import { bindLogin } from '../../../api/calls/login.ts'
import { useForm } from '../../../kit/form/index.ts'
import { parseLoginInput } from '../../../widgets/phone/index.tsx'
import { useSend } from '../../../widgets/send/index.tsx'
import type { LinkOptions } from './use-link-account.ts'

/** Logs in to an existing account, and links the third-party account to it (SCR-18, LOG-06). */
export function useLinkByLogin({ type, token, redirect, isNavigating, finish, onTokenRejected }: LinkOptions) {
  const sender = useSend({ scene: 'login' })
  const form = useForm({
    id: 'bind-login',
    initialValues: { login: '', login_country: '', password: '', pic_captcha: '' },
    onSubmit: async ({ login, login_country: countryCode, password }): Promise<void> => {
      const data = { login: await parseLoginInput(login, countryCode), password, type, bind_token: token, redirect }
      const result = await sender.send(bindLogin, data, {
        form,
        fields: ['login', 'password', 'bind_token'],
        fieldToFocus: 'password',
      })
      if (result.ok) return finish(result.value)
      // Clear only the password (IN-9), since the error may not show whether the login or the password was wrong.
      if (result.formError && result.failure) form.clear('password')
      if (result.fieldErrors.bind_token) onTokenRejected()
    },
  })
  return {
    form,
    isBusy: form.isBusy || isNavigating,
    captcha: sender.renderCaptchas(form.field('pic_captcha')),
  }
}
