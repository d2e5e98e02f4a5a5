import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { picturePath } from '../../api/calls/captcha.ts'
import { getLoginSettings } from '../../api/calls/login.ts'
import { chooseLoginCall } from '../../api/login-call.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useEnvironment, usePageQuery } from '../environment.tsx'
import { useFeedback } from '../feedback/index.tsx'
import { useForm } from '../form/index.ts'
import { finishLogin } from '../session/index.ts'
import { initialLogin, loginReducer } from './login.machine.ts'

/** The password way of the login screen (SCR-01): asks what is offered, sends the try, places what the server says. */
export function useLogin() {
  const { host, client } = useEnvironment()
  const { t } = useTexts()
  const feedback = useFeedback()
  const query = usePageQuery()
  const [state, dispatch] = useReducer(loginReducer, initialLogin)
  const captchaRef = useRef<HTMLInputElement>(null)
  const mode = query.get('mode') ?? undefined
  const redirect = query.get('redirect') ?? undefined

  const newPicture = () => client.pictureUrl(picturePath('login'))

  const loadSettings = async () => {
    const result = await client.call(getLoginSettings, {}, { latest: 'login-settings' })
    if (result.ok) dispatch({ type: 'settings-arrived', settings: result.value, newPicture: newPicture() })
  }

  const form = useForm({
    id: 'login',
    initialValues: { login: '', password: '', pic_captcha: '' },
    onSubmit: async ({ login, password, pic_captcha }) => {
      dispatch({ type: 'submitted' })
      const call = chooseLoginCall(host.clientType(), mode)
      const result = await client.call(call, {
        login: login.trim(),
        password,
        ...(state.picture && { pic_captcha: pic_captcha.trim() }),
        ...(redirect && { redirect }),
      })
      if (result.ok) {
        dispatch({ type: 'accepted' })
        return finishLogin(host, result.value, { wanted: redirect, mode })
      }
      const fields = state.picture ? ['login', 'password', 'pic_captcha'] : ['login', 'password']
      const { fieldErrors, formError, follows } = await feedback.handle(result.failure, { fields, call })
      const isPictureWanted = follows.includes('refresh-picture')
      dispatch({ type: 'refused', isPictureWanted, newPicture: newPicture() })
      // The words say which was wrong, if the server wants that known; the login stays (IN-9).
      if (formError) form.clear('password')
      form.clear('pic_captcha')
      const errors = isPictureWanted
        ? { pic_captcha: t('error.picture-captcha-needed.title'), ...fieldErrors }
        : fieldErrors
      form.showErrors(errors, formError, formError ? 'password' : undefined)
      if (result.failure.kind === 'answer') void loadSettings()
    },
  })

  const handlePageShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) dispatch({ type: 'returned', newPicture: newPicture() })
  })
  const loadFirstSettings = useEffectEvent(loadSettings)
  useEffect(() => {
    void loadFirstSettings()
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [])

  return {
    state,
    form,
    captchaRef,
    redirect,
    /** Encryption is fetched as soon as a password is about to be typed. */
    handlePasswordFocus: () => void client.prepare(),
    handlePictureRefresh: () => {
      dispatch({ type: 'picture-refreshed', newPicture: newPicture() })
      form.clear('pic_captcha')
      captchaRef.current?.focus()
    },
  }
}
