import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Call, RequestOf } from '../../api/call.ts'
import type { PictureScene } from '../../api/shapes/captcha.ts'
import { useTranslations } from '../../i18n/translations.tsx'
import { useEnvironment } from '../../kit/environment.tsx'
import { useFeedback } from '../../kit/feedback/index.tsx'
import { failedToLoad, useLazyLoad, usePrefetch } from '../../kit/lazy.tsx'
import type { Attempt, AttemptOutcome, CaptchaSolution, SendOutcome, SendTarget } from './attempt-call.ts'
import type { CallCaptchasProps, CaptchaHandle } from './call-captchas.tsx'

export type { SendOutcome, SendTarget }

const loadAttempt = () => import('./attempt-call.ts')
const loadCaptchas = () => import('./call-captchas.tsx')
const loadAttemptAndCaptchas = () => Promise.all([loadAttempt(), loadCaptchas()])

/** Makes a call with the captchas that the server requires (ERR-14, ERR-15), and shows any failure in `target`. */
export async function sendWithCaptchas<Value, Name extends string>(
  attempt: Attempt<Value>,
  target: SendTarget<Name>,
): Promise<AttemptOutcome<Value>> {
  const attemptModule = await loadAttempt().catch(() => undefined)
  if (attemptModule) return attemptModule.attemptCall(attempt, target)
  target.form.showErrors({}, failedToLoad)
  return { ok: false, fieldErrors: {}, followUps: [] }
}

/**
 * Makes a form's calls with the captchas that the server requires (ERR-14, ERR-15), renders these captchas, and shows
 * any failure. If `scene` is omitted, calls are made without captchas.
 */
export function useSend({
  scene,
  sharedCaptcha,
  slider: sliderOptions,
}: {
  scene?: PictureScene
  sharedCaptcha?: CallCaptchasProps['sharedCaptcha']
  slider?: CallCaptchasProps['sliderOptions']
} = {}) {
  const { client } = useEnvironment()
  const { t } = useTranslations()
  const feedback = useFeedback()
  const lazyLoad = useLazyLoad()
  const [Captchas, setCaptchas] = useState<ComponentType<CallCaptchasProps>>()
  const handle = useRef<CaptchaHandle>(null)

  // Prefetch, so that a failure can be shown even if the connection is lost.
  usePrefetch(scene ? loadAttemptAndCaptchas : loadAttempt)

  const openCaptchas = async (): Promise<CaptchaHandle | null> => {
    const { CallCaptchas } = await lazyLoad(loadCaptchas)
    if (!handle.current) flushSync(() => setCaptchas(() => CallCaptchas))
    return handle.current
  }

  return {
    /** Makes the call. Shows any failure in `target` and keeps the user's input. */
    send: <C extends Call, Name extends string>(
      call: C,
      data: RequestOf<C>,
      target: SendTarget<Name>,
    ): Promise<SendOutcome<C>> => {
      const captcha = scene && { read: () => (sharedCaptcha ?? handle.current)?.read(), open: openCaptchas }
      const makeCall = ({ pictureCaptcha, captchaRequestId }: CaptchaSolution) => {
        const extras = captcha && { pic_captcha: pictureCaptcha, captcha_request_id: captchaRequestId }
        return client.call(call, { ...data, ...extras })
      }
      return sendWithCaptchas({ call, makeCall, feedback, t, captcha }, target)
    },
    /** Shows the picture captcha before a call is made. Use this if the settings require a picture captcha. */
    showPictureCaptcha: (): void => {
      openCaptchas().then(
        (captcha) => captcha?.showWithoutFocus(),
        // Ignore a failure to load, since loading is retried when the server requires a captcha.
        () => undefined,
      )
    },
    /** Renders the captchas. Omit `field` if the form renders `sharedCaptcha` elsewhere. */
    renderCaptchas: (field?: CallCaptchasProps['field']): ReactNode =>
      Captchas &&
      scene && (
        <Captchas
          scene={scene}
          sliderOptions={sliderOptions}
          field={field}
          sharedCaptcha={sharedCaptcha}
          ref={handle}
        />
      ),
  }
}
