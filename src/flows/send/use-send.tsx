import type { ReactNode } from 'react'
import type { AnswerOf, Call, RequestOf } from '../../api/define-call.ts'
import type { PictureScene } from '../../api/schemas/captcha.ts'
import type { Failure } from '../../errors/failure.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { pictureCaptchaLength } from '../../rules/limits.ts'
import { useEnvironment } from '../environment.tsx'
import { type Outcome, useFeedback } from '../feedback/index.tsx'
import type { Form } from '../form/index.ts'
import { useLate } from '../late-part.ts'
import { PictureCaptcha, type PictureCaptchaControl, usePictureCaptcha } from '../picture-captcha/index.ts'
import { useSlider } from '../slider/index.tsx'

/** Where a call is made: what its failures are shown in. */
export type SendPlace<Name extends string> = {
  form: Pick<Form<Name>, 'showErrors'>
  /** Names of what the server's errors may be shown under: the visible fields, and what the flow shows by itself. */
  fields: readonly (Name | (string & {}))[]
  /** Which field gets the focus where the error stands beside the submit button. */
  focused?: Name
}

/** What became of a call. A refusal has been shown already; what it said is for flows that show more than that. */
export type Sent<C extends Call> = { ok: true; value: AnswerOf<C> } | ({ ok: false; failure?: Failure } & Outcome)

const nothingSaid: Outcome = { fieldErrors: {}, follows: [] }

/**
 * Sends what a form holds: fetches the call's description when it is first needed, takes the picture captcha and the slider
 * along where the server asks for them (ERR-14, ERR-15), and shows what is refused. `scene`: whose picture the call takes;
 * without one the call takes no captcha. `captcha`: its picture, where an `SmsCode` of the same form shares it.
 */
export function useSend({
  scene,
  captcha,
  slider: sliderOptions,
}: {
  scene?: PictureScene
  captcha?: PictureCaptchaControl
  slider?: Parameters<typeof useSlider>[0]
} = {}) {
  const { client } = useEnvironment()
  const { t } = useTexts()
  const feedback = useFeedback()
  const fetchLate = useLate()
  const own = usePictureCaptcha(scene)
  const picture = captcha ?? own
  const { solve, slider } = useSlider(sliderOptions)

  async function attempt<C extends Call, Name extends string>(
    call: C,
    data: RequestOf<C>,
    place: SendPlace<Name>,
    requestId?: string,
  ): Promise<Sent<C>> {
    const { form, fields, focused } = place
    const typed = picture.read()
    const extras = scene && { pic_captcha: typed, captcha_request_id: requestId }
    const result = await client.call(call, { ...(data as object), ...extras })
    if (result.ok) return { ok: true, value: result.value }
    const { failure } = result
    const outcome = await feedback.handle(failure, {
      fields: typed === undefined ? fields : [...fields, 'pic_captcha'],
      call,
      handles: scene ? ['refresh-picture', 'start-slider'] : [],
    })
    const passed = outcome.follows.includes('start-slider') ? await solve() : undefined
    if (passed !== undefined) return attempt(call, data, place, passed)
    const isPictureWanted = outcome.follows.includes('refresh-picture')
    if (isPictureWanted || typed !== undefined) picture.show()
    const wanted = isPictureWanted ? { pic_captcha: t('error.picture-captcha-needed.title') } : {}
    form.showErrors(
      { ...wanted, ...outcome.fieldErrors } as never,
      outcome.formError,
      outcome.formError ? focused : undefined,
    )
    return { ok: false, failure, ...outcome }
  }

  return {
    /** Makes the call that `load` brings. A refusal is shown in `place`; nothing typed is lost. */
    async send<C extends Call, Name extends string>(
      load: () => Promise<C>,
      data: RequestOf<C>,
      place: SendPlace<Name>,
    ): Promise<Sent<C>> {
      if (picture.read() === '') {
        place.form.showErrors({ pic_captcha: t('picture-captcha.too-long', { count: pictureCaptchaLength }) } as never)
        return { ok: false, ...nothingSaid }
      }
      const call = await fetchLate(load).catch(() => undefined)
      if (call) return attempt(call, data, place)
      // Nothing was sent, so nothing is taken away.
      place.form.showErrors({}, t('page.load-failed'))
      return { ok: false, ...nothingSaid }
    },
    /** The picture's box and the slider, for the form whose call asks for them; `field` is the form's field `pic_captcha`. */
    captcha: (field: ReturnType<Form<'pic_captcha'>['field']>): ReactNode => (
      <>
        <PictureCaptcha {...field} captcha={picture} />
        {slider}
      </>
    ),
    /** The slider alone, for a form that draws a shared picture elsewhere. */
    slider,
  }
}
