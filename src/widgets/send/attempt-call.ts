// Lazy part of `useSend`, loaded with the first send together with the call.

import type { AnswerOf, Call, RequestOf } from '../../api/call.ts'
import type { Client } from '../../api/client.ts'
import type { Failure } from '../../errors/failure.ts'
import type { Texts } from '../../i18n/texts.tsx'
import type { FailureContext, Feedback, Outcome } from '../../kit/feedback/index.tsx'
import type { Form } from '../../kit/form/index.ts'
import { failedToLoad } from '../../kit/lazy.tsx'
import { pictureCaptchaLength } from '../../rules/limits.ts'
import type { CaptchaHandle } from './captcha-desk.tsx'

/** The form that makes a call and shows its failures. */
export type SendPlace<Name extends string> = {
  form: Pick<Form<Name>, 'showErrors'>
  /** The fields that can show the server's errors, including those that the flow shows itself. */
  fields: readonly (Name | (string & {}))[]
  /** Focused when the error is shown next to the submit button. */
  focused?: Name
  /** Follow-ups that the flow runs itself, returned in `follows`. */
  handles?: FailureContext['handles']
}

/** The outcome of a call. A refusal has already been shown. */
export type Sent<C extends Call> = { ok: true; value: AnswerOf<C> } | ({ ok: false; failure?: Failure } & Outcome)

export type SendTools = {
  client: Client
  feedback: Feedback
  texts: Texts
  /** Absent if the call takes no captcha. `read`: the picture's text, if one is shown. */
  captcha?: { read: () => string | undefined; open: () => Promise<CaptchaHandle | null> }
}

/** Nothing was sent, and the user knows why. */
export const nothingSent: { ok: false } & Outcome = { ok: false, fieldErrors: {}, follows: [] }

/** Makes a call, repeats it once a required slider has passed (WID-16), and shows a refusal. */
export async function attemptCall<C extends Call, Name extends string>(
  tools: SendTools,
  call: C,
  data: RequestOf<C>,
  target: SendPlace<Name>,
  requestId?: string,
): Promise<Sent<C>> {
  const {
    client,
    feedback,
    texts: { t },
    captcha,
  } = tools
  const { form, fields, focused, handles = [] } = target
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
  const needsDesk = isPictureWanted || isSliderWanted || typed !== undefined
  const desk = needsDesk ? await captcha?.open().catch(() => undefined) : undefined
  if (captcha && needsDesk && !desk) {
    form.showErrors({}, failedToLoad)
    return { ok: false, failure, ...outcome }
  }
  const passed = isSliderWanted ? await desk?.solve() : undefined
  if (passed !== undefined) return attemptCall(tools, call, data, target, passed)
  if (isPictureWanted || typed !== undefined) desk?.show()
  const wanted = isPictureWanted ? { pic_captcha: t('error.picture-captcha-needed.title') } : {}
  form.showErrors(
    { ...wanted, ...outcome.fieldErrors } as never,
    outcome.formError,
    outcome.formError ? focused : undefined,
  )
  return { ok: false, failure, ...outcome }
}
