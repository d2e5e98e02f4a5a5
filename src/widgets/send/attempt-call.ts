// The lazy part of `useSend`, loaded together with the call on the first send.

import type { AnswerOf, Call } from '../../api/call.ts'
import type { Failure, Result } from '../../errors/failure.ts'
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

type Attempted<Value> = { ok: true; value: Value } | ({ ok: false; failure?: Failure } & Outcome)

/** The outcome of a call. A refusal has already been shown. */
export type Sent<C extends Call> = Attempted<AnswerOf<C>>

/** The captcha results to send with the call, if any. */
export type Solved = { pictureCaptcha?: string; captchaRequestId?: string }

type Attempt<Value> = {
  /** The call that `make` makes; decides how its failures are shown. */
  call: FailureContext['call']
  make: (solved: Solved) => Promise<Result<Value>>
  /** Whether the result still matters. If not, it is not shown (RQ-6). */
  isCurrent?: () => Promise<boolean>
  feedback: Feedback
  texts: Texts
  /** Absent if the call takes no captcha. `read` returns the text typed for the picture captcha, if one is shown. */
  captcha?: {
    read: () => string | undefined
    open: () => Promise<Pick<CaptchaHandle, 'show' | 'solve'> | null>
  }
}

/** Nothing was sent and the user knows why, or the result no longer matters. */
const nothingSent: { ok: false } & Outcome = { ok: false, fieldErrors: {}, follows: [] }

/** Makes a call, repeats it once a required slider check has passed (WID-16), and shows any refusal. */
export async function attemptCall<Value, Name extends string>(
  attempt: Attempt<Value>,
  target: SendPlace<Name>,
  captchaRequestId?: string,
): Promise<Attempted<Value>> {
  const { call, make, isCurrent, feedback, texts, captcha } = attempt
  const { t } = texts
  const { form, fields, focused, handles = [] } = target
  const typed = captcha?.read()
  if (typed === '') {
    form.showErrors({ pic_captcha: t('picture-captcha.empty', { count: pictureCaptchaLength }) } as never)
    return nothingSent
  }
  const result = await make({ pictureCaptcha: typed, captchaRequestId })
  if (isCurrent && !(await isCurrent())) return nothingSent
  if (result.ok) return { ok: true, value: result.value }
  const { failure } = result
  const outcome = await feedback.handle(failure, {
    fields: typed === undefined ? fields : [...fields, 'pic_captcha'],
    call,
    handles: captcha ? [...handles, 'refresh-picture', 'start-slider'] : handles,
  })
  const isPictureNeeded = outcome.follows.includes('refresh-picture')
  const isSliderNeeded = outcome.follows.includes('start-slider')
  const needsCaptchas = isPictureNeeded || isSliderNeeded || typed !== undefined
  const captchas = needsCaptchas ? await captcha?.open().catch(() => undefined) : undefined
  if (captcha && needsCaptchas && !captchas) {
    form.showErrors({}, failedToLoad)
    return { ok: false, failure, ...outcome }
  }
  const passed = isSliderNeeded ? await captchas?.solve() : undefined
  if (isCurrent && !(await isCurrent())) return nothingSent
  if (passed !== undefined) return attemptCall(attempt, target, passed)
  if (isPictureNeeded || typed !== undefined) captchas?.show()
  const pictureError = isPictureNeeded ? { pic_captcha: t('error.picture-captcha-needed.title') } : {}
  form.showErrors(
    { ...pictureError, ...outcome.fieldErrors } as never,
    outcome.formError,
    outcome.formError ? focused : undefined,
  )
  return { ok: false, failure, ...outcome }
}
