import type { ErrorId } from '../../src/errors/catalogue.ts'
import type { CallName } from './call-names.ts'
import type { DescribedCall } from './calls.ts'
import { exampleReferences } from './errors.ts'
import { ownErrorsOf } from './field-errors.ts'
import type { Example, Reference } from './model.ts'

/** Rate-limited calls: they send a message, or reveal whether an account exists. */
const limitedCalls: CallName[] = [
  'checkLogin',
  'checkPhone',
  'sendSms',
  'sendQuickLoginCode',
  'requestTwoStepCode',
  'forgotPassword',
  'preVerifyPhone',
  'preVerifyEmail',
  'verifyPhone',
  'verifyEmail',
]
/** Logins that come after the second step, or after its set-up. */
const lastSteps: CallName[] = ['twoStepLogin', 'setTwoStep']

const onEachLogin: ErrorId[] = ['enterprise-limited', 'client-outdated', 'with-link', 'reserved-code']
const onCaptcha: ErrorId[] = ['picture-captcha-needed', 'picture-captcha-wrong', 'sliding-captcha']

const isLogin = ({ name, answer }: DescribedCall) =>
  answer.$ref?.endsWith('/LoginAnswer') === true || name === 'checkQrToken'
const isFirstStep = (described: DescribedCall) => isLogin(described) && !lastSteps.includes(described.name)
/** A new account has no second step yet. */
const canHaveSecondStep = (described: DescribedCall) => isFirstStep(described) && described.area !== 'register'

/** The errors a call can return, judging by what it sends and receives. */
export function errorsOf(described: DescribedCall): ErrorId[] {
  const { name, call, request, needs } = described
  const sends = (field: string) => field in (request.properties ?? {})
  const accepted = Array.isArray(call.accepts) ? (call.accepts as ErrorId[]) : []
  const own = ownErrorsOf(described)
  return [
    ...accepted,
    ...(sends('password') ? (['password-error'] as const) : []),
    ...(sends('two_step_captcha') ? (['two-step-code-error'] as const) : []),
    // A quiet call has no form whose fields could show it.
    ...((own['field-error'] || sends('login')) && !call.quiet ? (['field-error'] as const) : []),
    ...(sends('pic_captcha') ? onCaptcha : []),
    ...(sends('captcha_request_id') && !sends('pic_captcha') ? (['sliding-captcha'] as const) : []),
    ...(limitedCalls.includes(name) ? (['verify-too-frequent'] as const) : []),
    ...(isLogin(described) ? onEachLogin : []),
    ...(isFirstStep(described) ? (['force-two-step'] as const) : []),
    ...(needs === 'nobody' ? [] : (['session-expired'] as const)),
    'other',
  ]
}

/** The examples of the errors a call can return: its own, or the shared ones. */
export function errorExamplesOf(described: DescribedCall): Record<string, Example | Reference> {
  const ids = errorsOf(described)
  const own = Object.entries(ownErrorsOf(described)).filter(([id]) => ids.some((known) => known === id))
  return {
    ...exampleReferences(canHaveSecondStep(described) ? ['two-step-required', ...ids] : ids),
    ...Object.fromEntries(own),
  }
}
