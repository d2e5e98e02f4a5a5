import { useEffect, useEffectEvent } from 'react'
import type { RequestOf } from '../../../api/call.ts'
import { chooseLoginCall } from '../../../api/login.ts'
import { oauthQuery } from '../../../api/query-fields.ts'
import type { Host } from '../../../host/host.ts'
import { useEnvironment, usePageQuery } from '../../../kit/environment.tsx'
import { useForm } from '../../../kit/form/index.ts'
import { finishLogin, requestedRedirect } from '../../../kit/session/index.ts'
import { useHandedOverLogin } from '../../../widgets/login-handoff.ts'
import { parseLoginInput } from '../../../widgets/phone/index.tsx'
import { useSend } from '../../../widgets/send/index.tsx'
import type { SliderProps } from '../../../widgets/slider/index.tsx'

type AttemptInput = {
  login: string
  /** The dialing code, used if the login is a phone number. */
  countryCode: string
  password: string
  shouldRemember: boolean
  /** The page's query, with OAuth parameters if `mode=oauth`. */
  query: URLSearchParams
}

type LoginCall = ReturnType<typeof chooseLoginCall>

/** Chooses the call for a login attempt (LOG-06) and builds its request. */
export async function prepareAttempt(
  host: Host,
  { login, countryCode, password, shouldRemember, query }: AttemptInput,
): Promise<{ call: LoginCall; data: RequestOf<LoginCall> }> {
  const mode = query.get('mode') ?? undefined
  const oauth =
    mode === 'oauth' ? Object.fromEntries(oauthQuery.map((name) => [name, query.get(name) ?? undefined])) : {}
  return {
    call: chooseLoginCall(host.clientType(), mode),
    data: {
      login: await parseLoginInput(login, countryCode),
      password,
      remember: shouldRemember || undefined,
      redirect: requestedRedirect(query, host.pageData),
      ...oauth,
    },
  }
}

export type PasswordLoginOptions = {
  /** Whether `/login_settings` requires a picture captcha for every attempt. */
  isPictureRequired: boolean
  /** Another login method, offered next to the slider (OC-7). */
  alternative?: SliderProps['alternative']
  onAccepted: () => void
  /** Called after the server rejects a login, since the login settings may have changed. */
  onRejected: () => void
}

/** Logs in with a password (LOG-01 to LOG-06). */
export function usePasswordLogin({ isPictureRequired, alternative, onAccepted, onRejected }: PasswordLoginOptions) {
  const { host } = useEnvironment()
  const query = usePageQuery()
  const { send, renderCaptchas, showPictureCaptcha } = useSend({ scene: 'login', slider: { alternative } })

  const form = useForm({
    id: 'login',
    initialValues: { login: '', login_country: '', password: '', remember: '', pic_captcha: '' },
    onSubmit: async ({ login, login_country: countryCode, password, remember }): Promise<void> => {
      const input = { login, countryCode, password, shouldRemember: remember !== '', query }
      const { call, data } = await prepareAttempt(host, input)
      const result = await send(call, data, { form, fields: ['login', 'password'], fieldToFocus: 'password' })
      if (result.ok) {
        onAccepted()
        return finishLogin(host, result.value, { method: 'password' })
      }
      // Clear only the password (IN-9), since the error may not show whether the login or the password was wrong.
      if (result.formError && result.failure) form.clear('password')
      if (result.failure?.kind === 'rejected') onRejected()
    },
  })

  const showPicture = useEffectEvent(showPictureCaptcha)
  useEffect(() => {
    if (isPictureRequired) showPicture()
  }, [isPictureRequired])

  return { form, renderCaptchas, ...useHandedOverLogin(form) }
}
