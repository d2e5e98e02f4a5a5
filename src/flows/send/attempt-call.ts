// The late part of a send: fetched with the first one, and with the call itself.
import type { Client } from '../../api/client.ts'
import type { AnswerOf, Call, RequestOf } from '../../api/define-call.ts'
import type { Failure } from '../../errors/failure.ts'
import type { Texts } from '../../i18n/texts.tsx'
import { pictureCaptchaLength } from '../../rules/limits.ts'
import type { Feedback, Outcome, Place } from '../feedback/index.tsx'
import type { Form } from '../form/index.ts'
import type { CaptchaHandle } from './captcha-desk.tsx'

/** Where a call is made: what its failures are shown in. */
export type SendPlace<Name extends string> = {
  form: Pick<Form<Name>, 'showErrors'>
  /** Names of what the server's errors may be shown under: the visible fields, and what the flow shows by itself. */
  fields: readonly (Name | (string & {}))[]
  /** Which field gets the focus where the error stands beside the submit button. */
  focused?: Name
  /** What the flow does itself beside the captchas: it finds it in what follows. */
  handles?: Place['handles']
}

/** What became of a call. A refusal has been shown already; what it said is for flows that show more than that. */
export type Sent<C extends Call> = { ok: true; value: AnswerOf<C> } | ({ ok: false; failure?: Failure } & Outcome)

export type SendTools = {
  client: Client
  feedback: Feedback
  texts: Texts
  /** Absent where the call takes no captcha. */
  captcha?: CaptchaHandle
}

/** Nothing was sent, and what is to be said has been said. */
export const nothingSent: { ok: false } & Outcome = { ok: false, fieldErrors: {}, follows: [] }

/** One call, and another by itself once a slider has passed that the server asked for (WID-16). Shows what is refused. */
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
    form.showErrors({ pic_captcha: t('picture-captcha.too-long', { count: pictureCaptchaLength }) } as never)
    return nothingSent
  }
  const extras = captcha && { pic_captcha: typed, captcha_request_id: requestId }
  const result = await client.call(call, { ...(data as object), ...extras })
  if (result.ok) return { ok: true, value: result.value }
  const { failure } = result
  const outcome = await feedback.handle(failure, {
    fields: typed === undefined ? fields : [...fields, 'pic_captcha'],
    call,
    handles: captcha ? [...handles, 'refresh-picture', 'start-slider'] : handles,
  })
  const passed = outcome.follows.includes('start-slider') ? await captcha?.solve() : undefined
  if (passed !== undefined) return attemptCall(tools, call, data, place, passed)
  const isPictureWanted = outcome.follows.includes('refresh-picture')
  if (isPictureWanted || typed !== undefined) captcha?.show()
  const wanted = isPictureWanted ? { pic_captcha: t('error.picture-captcha-needed.title') } : {}
  form.showErrors(
    { ...wanted, ...outcome.fieldErrors } as never,
    outcome.formError,
    outcome.formError ? focused : undefined,
  )
  return { ok: false, failure, ...outcome }
}
