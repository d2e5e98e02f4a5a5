import { useEffect, useEffectEvent } from 'react'
import { useEnvironment, usePageQuery } from '../environment.tsx'
import { useForm } from '../form/index.ts'
import { useSend } from '../send/index.ts'
import { finishLogin } from '../session/index.ts'

const loadCalls = () => import('./login-calls.ts')

export type PasswordLoginOptions = {
  /** Said by `/login_settings`: no try without the picture. */
  isPictureDemanded: boolean
  /** Another way that asks for no puzzle, offered beside the slider (OC-7). */
  alternative?: { label: string; onChoose: () => void }
  onAccepted: () => void
  /** The server judged a try: what it offers and demands may be another now. */
  onRefused: () => void
}

/** Logging in by a password (LOG-01 to LOG-06): sends the try, and places what the server says. */
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
          // Without the call's script nothing is sent.
          () => ({ login, password }),
        ),
        { form, fields: ['login', 'password'], focused: 'password' },
      )
      if (result.ok) {
        onAccepted()
        return finishLogin(host, result.value, { way: 'password' })
      }
      // The words say which was wrong, if the server wants that known; the login stays (IN-9).
      if (result.formError && result.failure) form.clear('password')
      if (result.failure?.kind === 'answer') onRefused()
    },
  })

  const demand = useEffectEvent(demandPicture)
  useEffect(() => {
    if (isPictureDemanded) demand()
  }, [isPictureDemanded])

  const prefill = query.get('login')
  const fillIn = useEffectEvent((login: string) => form.fill('login', login))
  useEffect(() => {
    if (prefill) fillIn(prefill)
  }, [prefill])

  return { form, captcha }
}
