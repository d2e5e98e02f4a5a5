import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Call, RequestOf } from '../../api/define-call.ts'
import type { PictureScene } from '../../api/schemas/captcha.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useEnvironment } from '../environment.tsx'
import { useFeedback } from '../feedback/index.tsx'
import { fetchAheadDelay, useLate } from '../late-part.ts'
import type { SendPlace, Sent } from './attempt-call.ts'
import type { CaptchaDeskProps, CaptchaHandle } from './captcha-desk.tsx'

const loadAttempt = () => import('./attempt-call.ts')
const loadDesk = () => import('./captcha-desk.tsx')

/**
 * Sends what a form holds: fetches the call's description when it is first needed, takes the picture captcha and the slider
 * along where the server asks for them (ERR-14, ERR-15), and shows what is refused. `scene`: whose picture the call takes;
 * without one the call takes no captcha.
 */
export function useSend({
  scene,
  shared,
  slider: sliderOptions,
}: {
  scene?: PictureScene
  shared?: CaptchaDeskProps['shared']
  slider?: CaptchaDeskProps['sliderOptions']
} = {}) {
  const { client } = useEnvironment()
  const texts = useTexts()
  const feedback = useFeedback()
  const fetchLate = useLate()
  const [Desk, setDesk] = useState<ComponentType<CaptchaDeskProps>>()
  const desk = useRef<CaptchaHandle>(null)

  // Ahead of the first send: when the network is gone by then, that can be said.
  const hasCaptcha = scene !== undefined
  useEffect(() => {
    const fetchAhead = () => void Promise.all([loadAttempt(), hasCaptcha && loadDesk()]).catch(() => undefined)
    const timer = setTimeout(fetchAhead, fetchAheadDelay)
    return () => clearTimeout(timer)
  }, [hasCaptcha])

  /** The captchas, once their script is there; nothing for a call that takes none. */
  const openDesk = async (): Promise<CaptchaHandle | undefined> => {
    if (!scene) return undefined
    const { CaptchaDesk } = await fetchLate(loadDesk)
    if (!desk.current) flushSync(() => setDesk(() => CaptchaDesk))
    return desk.current ?? undefined
  }

  return {
    /** Makes the call that `load` brings. A refusal is shown in `place`; nothing typed is lost. */
    send: async <C extends Call, Name extends string>(
      load: () => Promise<C>,
      data: RequestOf<C>,
      place: SendPlace<Name>,
    ): Promise<Sent<C>> => {
      const parts = fetchLate(() => Promise.all([load(), loadAttempt(), openDesk()]))
      const loaded = await parts.catch(() => undefined)
      if (loaded) {
        const [call, { attemptCall }, captcha] = loaded
        return attemptCall({ client, feedback, texts, captcha }, call, data, place)
      }
      // Nothing was sent, so nothing is taken away.
      place.form.showErrors({}, texts.t('page.load-failed'))
      return { ok: false, fieldErrors: {}, follows: [] }
    },
    /** The server has said ahead of the call that it will ask for the picture. */
    demandPicture: (): void => {
      openDesk().then(
        (captcha) => captcha?.demand(),
        // The call will be refused, and then it is asked for.
        () => undefined,
      )
    },
    /**
     * The picture's box and the slider, for the form whose call asks for them; `field` is the form's field `pic_captcha`, and
     * absent where the picture is shared and drawn elsewhere.
     */
    captcha: (field?: CaptchaDeskProps['field']): ReactNode =>
      Desk && scene && <Desk scene={scene} sliderOptions={sliderOptions} field={field} shared={shared} ref={desk} />,
  }
}
