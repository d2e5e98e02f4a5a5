// The lazy part of `useSend`, loaded with the first send together with the call.

import type { AnswerOf, Call, RequestOf } from '../../api/call.ts'
import type { Client } from '../../api/client.ts'
import type { Failure } from '../../errors/failure.ts'
import type { Texts } from '../../i18n/texts.tsx'
import type { FailureContext, Feedback, Outcome } from '../../kit/feedback/index.tsx'
import type { Form } from '../../kit/form/index.ts'
import { failedToLoad } from '../../kit/lazy.tsx'
import { pictureCaptchaLength } from '../../rules/limits.ts'
import type { CaptchaHandle } from './captcha-desk.tsx'

/** The form that a call is made from, where its failures are shown. */
export type SendPlace<Name extends string> = {
  form: Pick<Form<Name>, 'showErrors'>
  /** The fields that can show the server's errors: the visible ones, and others that the flow shows itself. */
  fields: readonly (Name | (string & {}))[]
  /** The field to focus when the error is shown beside the submit button. */
  focused?: Name
  /** Follow-ups that the flow runs itself besides the captchas; they are returned in `follows`. */
  handles?: FailureContext['handles']
}

/** The outcome of a call. A refusal has been shown already; its details are for flows that show more than that. */
export type Sent<C extends Call> = { ok: true; value: AnswerOf<C> } | ({ ok: false; failure?: Failure } & Outcome)

export type SendTools = {
  client: Client
  feedback: Feedback
  texts: Texts
  /** Absent if the call takes no captcha. `read`: what was typed from the picture, if one is shown. */
  captcha?: { read: () => string | undefined; open: () => Promise<CaptchaHandle | null> }
}

/** Nothing was sent, and the reason has been shown. */
export const nothingSent: { ok: false } & Outcome = { ok: false, fieldErrors: {}, follows: [] }

/** Makes a call, and repeats it once a slider that the server asked for has passed (WID-16). Shows a refusal. */
export async function attemptCall<C extends Call, Name extends string>(
  tools: SendTools,
  call: C,
  data: RequestOf<C>,
  place: SendPlace<Name>,
  requestId?: string,
): Promise<Sent<C>> {
  const {
    client,
    feedback,
    texts: { t },
    captcha,
  } = tools
  const { form, fields, focused, handles = [] } = place
  const typed = captcha?.read()
  if (typed === '') {
    form.showErrors({ pic_captcha: t('picture-captcha.empty', { count: pictureCaptchaLength }) } as never)
    return nothingSent
  }
  const extras = captcha && { pic_captcha: typed, captcha_request_id: requestId }
  const result = await client.call(call, { ...data, ...extras })
  if (result.ok) return { ok: true, value: result.value }
  const { failure } = result
  const outcome = await feedback.handle(failure, {
    fields: typed === undefined ? fields : [...fields, 'pic_captcha'],
    call,
    handles: captcha ? [...handles, 'refresh-picture', 'start-slider'] : handles,
  })
  const isPictureWanted = outcome.follows.includes('refresh-picture')
  const isSliderWanted = outcome.follows.includes('start-slider')
  const isDeskWanted = isPictureWanted || isSliderWanted || typed !== undefined
  const desk = isDeskWanted ? await captcha?.open().catch(() => undefined) : undefined
  if (captcha && isDeskWanted && !desk) {
    form.showErrors({}, failedToLoad)
    return { ok: false, failure, ...outcome }
  }
  const passed = isSliderWanted ? await desk?.solve() : undefined
  if (passed !== undefined) return attemptCall(tools, call, data, place, passed)
  if (isPictureWanted || typed !== undefined) desk?.show()
  const wanted = isPictureWanted ? { pic_captcha: t('error.picture-captcha-needed.title') } : {}
  form.showErrors(
    { ...wanted, ...outcome.fieldErrors } as never,
    outcome.formError,
    outcome.formError ? focused : undefined,
  )
  return { ok: false, failure, ...outcome }
}
