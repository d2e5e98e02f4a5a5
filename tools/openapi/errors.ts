import { errorExamples } from '../../mocks/faults/error-examples.ts'
import { placesFolder } from '../../mocks/http/places.ts'
import { catalogue, type ErrorId } from '../../src/errors/catalogue.ts'
import type { DescribedCall } from './calls.ts'
import type { ErrorRow, Example, Reference } from './model.ts'

/** The examples of errors by their ids in the catalogue, as far as an answer brings them about. */
export function errorAnswers(): Record<string, Example> {
  const answers = catalogue.flatMap(({ id }): [string, Example][] => {
    const { status, items, body, redirect, force_two_step } = errorExamples[id]
    const summary = id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')
    if (status) return [[id, { summary, value: body }]]
    if (!items) return []
    const errors = items.map(({ error_msg, download_link, ...rest }) => ({
      ...rest,
      ...(error_msg && { error_msg: error_msg.en }),
      ...(download_link && { download_link: download_link.replace(placesFolder, '/') }),
    }))
    const value = {
      success: false,
      errors,
      redirect,
      ...(force_two_step && { force_two_step: { redirect: '/two-step' } }),
    }
    const { en, ...others } = items[0]?.error_msg ?? {}
    return [[id, { summary, value, 'x-messages': others }]]
  })
  return Object.fromEntries(answers)
}

/** The whole catalogue in its order, which is the precedence. */
export function errorRows(): ErrorRow[] {
  return catalogue.map(({ id, when, surface, follow, words }) => {
    const reason = whyNoAnswer(id)
    return { id, matches: when, shown: surface, follows: follow, words, ...(reason && { 'not-an-answer': reason }) }
  })
}

function whyNoAnswer(id: ErrorId): string | undefined {
  const { network, isNeverSent, items, status, body } = errorExamples[id]
  if (network) return 'Nothing came back.'
  if (isNeverSent) return 'Nothing was sent.'
  return items || status ? undefined : `What came back is no JSON object, such as ${body}`
}

const onEachLogin: ErrorId[] = ['enterprise-limited', 'client-outdated', 'force-two-step', 'with-link', 'reserved-code']
const onCaptcha: ErrorId[] = ['picture-captcha-needed', 'picture-captcha-wrong', 'sliding-captcha']

/** The errors that a call meets by what it sends and answers. */
export function errorsOf({ call, request, answer }: DescribedCall): ErrorId[] {
  const sends = (field: string) => field in (request.properties ?? {})
  const isLogin = answer.$ref?.endsWith('/LoginAnswer') === true
  const accepted = Array.isArray(call.accepts) ? (call.accepts as ErrorId[]) : []
  return [
    ...accepted,
    ...(sends('password') ? (['password-error'] as const) : []),
    ...(sends('two_step_captcha') ? (['two-step-code-error'] as const) : []),
    ...(Object.keys(request.properties ?? {}).length > 0 ? (['field-error'] as const) : []),
    ...(sends('pic_captcha') ? onCaptcha : []),
    ...(sends('message_type') ? (['verify-too-frequent'] as const) : []),
    ...(isLogin ? onEachLogin : []),
    ...(call.quiet ? [] : (['session-expired'] as const)),
    'other',
  ]
}

/** References to shared examples. */
export function exampleReferences(ids: readonly string[]): Record<string, Reference> {
  return Object.fromEntries(ids.map((id) => [id, { $ref: `#/components/examples/${id}` }]))
}
