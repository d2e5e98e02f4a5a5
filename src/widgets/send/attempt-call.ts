// The lazy part of `sendWithCaptchas`, which makes the call and shows any failure.

import type { Call, ResponseOf } from '../../api/call.ts'
import type { Failure, Result } from '../../errors/failure.ts'
import type { Translate } from '../../i18n/translations.tsx'
import type { FailureContext, Feedback, Outcome } from '../../kit/feedback/index.tsx'
import type { Form } from '../../kit/form/index.ts'
import { failedToLoad } from '../../kit/lazy.tsx'
import { pictureCaptchaLength } from '../../rules/limits.ts'
import type { CaptchaHandle } from './call-captchas.tsx'

/** The form that makes a call and shows its failures. */
export type SendTarget<Name extends string> = {
  form: Pick<Form<Name>, 'showErrors'>
  /** The fields that can show the server's errors, including fields whose errors the flow shows itself. */
  fields: readonly (Name | (string & {}))[]
  /** The field to focus when the error is shown next to the submit button. */
  fieldToFocus?: Name
  /** Follow-ups that the flow runs itself, returned in `followUps`. */
  handledFollowUps?: FailureContext['handledFollowUps']
}

export type AttemptOutcome<Value> = { ok: true; value: Value } | ({ ok: false; failure?: Failure } & Outcome)

/** A call's outcome. A failure has already been shown. */
export type SendOutcome<C extends Call> = AttemptOutcome<ResponseOf<C>>

/** The values from solved captchas, to send with the call. */
export type CaptchaSolution = { pictureCaptcha?: string; captchaRequestId?: string }

export type Attempt<Value> = {
  /** Describes the call that `makeCall` makes. Determines how its failures are shown. */
  call: FailureContext['call']
  makeCall: (solution: CaptchaSolution) => Promise<Result<Value>>
  /** Resolves with false if the result is stale and must not be shown (RQ-6). If omitted, no result is stale. */
  isCurrent?: () => Promise<boolean>
  feedback: Feedback
  t: Translate
  /** If omitted, the call is made without captchas. `read` returns the text entered for the picture, if it is shown. */
  captcha?: {
    read: () => string | undefined
    open: () => Promise<Pick<CaptchaHandle, 'show' | 'solve'> | null>
  }
}

/** The outcome if nothing was sent because the picture captcha is empty, or if the result is stale. */
const emptyOutcome: { ok: false } & Outcome = { ok: false, fieldErrors: {}, followUps: [] }

/** Makes a call, repeats it after the user solves a required slider captcha (WID-16), and shows any failure. */
export async function attemptCall<Value, Name extends string>(
  attempt: Attempt<Value>,
  target: SendTarget<Name>,
  captchaRequestId?: string,
): Promise<AttemptOutcome<Value>> {
  const { call, makeCall, isCurrent, feedback, t, captcha } = attempt
  const { form, fields, fieldToFocus, handledFollowUps = [] } = target
  const pictureText = captcha?.read()
  if (pictureText === '') {
    form.showErrors({ pic_captcha: t('picture-captcha.empty', { count: pictureCaptchaLength }) } as never)
    return emptyOutcome
  }
  const result = await makeCall({ pictureCaptcha: pictureText, captchaRequestId })
  if (isCurrent && !(await isCurrent())) return emptyOutcome
  if (result.ok) return { ok: true, value: result.value }
  const { failure } = result
  const outcome = await feedback.handle(failure, {
    fields: pictureText === undefined ? fields : [...fields, 'pic_captcha'],
    call,
    handledFollowUps: captcha ? [...handledFollowUps, 'refresh-picture', 'start-slider'] : handledFollowUps,
  })
  const needsPicture = outcome.followUps.includes('refresh-picture')
  const needsSlider = outcome.followUps.includes('start-slider')
  const needsCaptchas = needsPicture || needsSlider || pictureText !== undefined
  const captchaHandle = needsCaptchas ? await captcha?.open().catch(() => undefined) : undefined
  if (captcha && needsCaptchas && !captchaHandle) {
    form.showErrors({}, failedToLoad)
    return { ok: false, failure, ...outcome }
  }
  const newRequestId = needsSlider ? await captchaHandle?.solve() : undefined
  if (isCurrent && !(await isCurrent())) return emptyOutcome
  if (newRequestId !== undefined) return attemptCall(attempt, target, newRequestId)
  if (needsPicture || pictureText !== undefined) captchaHandle?.show()
  const pictureError = needsPicture ? { pic_captcha: t('error.picture-captcha-needed.title') } : {}
  form.showErrors(
    { ...pictureError, ...outcome.fieldErrors } as never,
    outcome.formError,
    outcome.formError ? fieldToFocus : undefined,
  )
  return { ok: false, failure, ...outcome }
}
