import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { captchaPicture } from '../../api/pictures.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useEnvironment, usePageQuery } from '../environment.tsx'
import { useFeedback } from '../feedback/index.tsx'
import { useForm } from '../form/index.ts'
import { finishLogin } from '../session/index.ts'
import { useSlider } from '../slider/index.tsx'
import { initialLogin, loginReducer } from './login.machine.ts'

const loadCalls = () => import('./login-calls.ts')

/** The password way of the login screen (SCR-01): asks what is offered, sends the try, places what the server says. */
export function useLogin() {
  const { host, client } = useEnvironment()
  const { t } = useTexts()
  const feedback = useFeedback()
  const { solve, slider } = useSlider()
  const query = usePageQuery()
  const [state, dispatch] = useReducer(loginReducer, initialLogin)
  const captcha = useRef<HTMLInputElement>(null)
  const isCaptchaAwaited = useRef(false)
  /** The box comes late; where the server has just asked for it, it takes the focus as it comes. */
  const captchaRef = useCallback((box: HTMLInputElement | null) => {
    captcha.current = box
    if (!box || !isCaptchaAwaited.current) return
    isCaptchaAwaited.current = false
    box.focus()
  }, [])
  const mode = query.get('mode') ?? undefined
  const redirect = query.get('redirect') ?? undefined

  const newPicture = () => client.pictureUrl(captchaPicture('login'))

  const loadSettings = async () => {
    const settings = await loadCalls().then(
      ({ askSettings }) => askSettings(client),
      () => undefined,
    )
    if (settings) dispatch({ type: 'settings-arrived', settings, newPicture: newPicture() })
  }

  const form = useForm({
    id: 'login',
    initialValues: { login: '', login_country: '', password: '', pic_captcha: '' },
    onSubmit: async ({ login, login_country: country, password, pic_captcha }): Promise<void> => {
      dispatch({ type: 'submitted' })
      const pictureCaptcha = state.picture === undefined ? undefined : pic_captcha
      const result = await loadCalls().then(
        ({ tryLogin }) =>
          tryLogin(client, feedback, {
            login,
            country,
            password,
            pictureCaptcha,
            redirect,
            mode,
            query,
            clientType: host.clientType(),
            solveSlider: solve,
          }),
        // Nothing was sent, so nothing is taken away.
        () => undefined,
      )
      if (result?.ok) {
        dispatch({ type: 'accepted' })
        return finishLogin(host, result.value, { wanted: redirect, mode })
      }
      const isPictureWanted = result?.follows.includes('refresh-picture') ?? false
      isCaptchaAwaited.current = isPictureWanted && !captcha.current
      dispatch({ type: 'refused', isPictureWanted, newPicture: newPicture() })
      if (!result) {
        form.showErrors({}, t('page.load-failed'))
        return
      }
      // The words say which was wrong, if the server wants that known; the login stays (IN-9).
      if (result.formError) form.clear('password')
      form.clear('pic_captcha')
      const wanted = isPictureWanted ? { pic_captcha: t('error.picture-captcha-needed.title') } : {}
      form.showErrors({ ...wanted, ...result.fieldErrors }, result.formError, result.formError ? 'password' : undefined)
      if (result.kind === 'answer') void loadSettings()
    },
  })

  const handlePageShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) dispatch({ type: 'returned', newPicture: newPicture() })
  })
  const loadFirstSettings = useEffectEvent(loadSettings)
  const prefill = query.get('login')
  const fillIn = useEffectEvent((login: string) => form.fill('login', login))
  useEffect(() => {
    if (prefill) fillIn(prefill)
  }, [prefill])
  useEffect(() => {
    void loadFirstSettings()
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [])

  return {
    state,
    form,
    captchaRef,
    slider,
    redirect,
    /** Encryption is fetched as soon as a password is about to be typed. */
    handlePasswordFocus: () => void client.prepare(),
    handlePictureRefresh: () => {
      dispatch({ type: 'picture-refreshed', newPicture: newPicture() })
      form.clear('pic_captcha')
      captcha.current?.focus()
    },
  }
}
