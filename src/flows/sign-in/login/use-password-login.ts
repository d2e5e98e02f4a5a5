import { useEffect, useEffectEvent } from 'react'
import { useEnvironment, usePageQuery } from '../../../kit/environment.tsx'
import { useForm } from '../../../kit/form/index.ts'
import { finishLogin } from '../../../kit/session/index.ts'
import { useArrivingLogin } from '../../../widgets/handed-over.ts'
import { useSend } from '../../../widgets/send/index.ts'
import type { SliderProps } from '../../../widgets/slider/index.tsx'

const loadCalls = () => import('./login-calls.ts')

export type PasswordLoginOptions = {
  /** `/login_settings` requires a picture captcha on every attempt. */
  isPictureDemanded: boolean
  /** A method without a puzzle, offered next to the slider (OC-7). */
  alternative?: SliderProps['alternative']
  onAccepted: () => void
  /** The server refused an attempt, so its settings may have changed. */
  onRefused: () => void
}

/** Logs in by password (LOG-01 to LOG-06): sends the attempt and shows the server's errors. */
export function usePasswordLogin({ isPictureDemanded, alternative, onAccepted, onRefused }: PasswordLoginOptions) {
  const { host, client } = useEnvironment()
  const query = usePageQuery()
  const { send, captcha, demandPicture } = useSend({ scene: 'login', slider: { alternative } })

  const form = useForm({
    id: 'login',
    initialValues: { login: '', login_country: '', password: '', remember: '', pic_captcha: '' },
    onSubmit: async ({ login, login_country: country, password, remember }): Promise<void> => {
      const typed = { login, country, password, isRemembered: remember !== '', query }
      const attempt = loadCalls().then(({ readTry }) => readTry(client, typed))
      const result = await send(
        () => attempt.then(({ call }) => call),
        await attempt.then(
          ({ data }) => data,
          // If the call's chunk fails to load, nothing is sent.
          () => ({ login, password }),
        ),
        { form, fields: ['login', 'password'], focused: 'password' },
      )
      if (result.ok) {
        onAccepted()
        return finishLogin(host, result.value, { way: 'password' })
      }
      // Keep the login (IN-9); the server's message says which of the two was wrong, if it wants that known.
      if (result.formError && result.failure) form.clear('password')
      if (result.failure?.kind === 'answer') onRefused()
    },
  })

  const demand = useEffectEvent(demandPicture)
  useEffect(() => {
    if (isPictureDemanded) demand()
  }, [isPictureDemanded])

  return { form, captcha, ...useArrivingLogin(form) }
}
