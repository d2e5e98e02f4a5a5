import { errorCodes } from '../../mocks/http/error-codes.ts'
import { type ServerWords, serverWords } from '../../mocks/words/server-words.ts'
import type { CallName } from '../../src/api/call.ts'
import type { ErrorId } from '../../src/errors/catalogue.ts'
import { passwordMaxLength, passwordMinLength } from '../../src/rules/limits.ts'
import type { DescribedCall } from './calls.ts'
import { exampleReferences } from './errors.ts'
import type { Example, Reference } from './model.ts'

type Cause = { field?: string; error: keyof typeof errorCodes; say: (words: ServerWords) => string }

const saysDead = (words: ServerWords) => words.codes.invalidLink
const saysWrong = (words: ServerWords) => words.codes.wrong

/** What can be wrong with a field, most likely first. */
const causes: (Cause & { field: string })[] = [
  { field: 'sms_captcha', error: 'wrongCode', say: saysWrong },
  { field: 'email_captcha', error: 'wrongCode', say: saysWrong },
  { field: 'code', error: 'wrongCode', say: saysWrong },
  { field: 'old_password', error: 'wrongPassword', say: ({ security }) => security.wrongPassword(5) },
  { field: 'token', error: 'invalidLink', say: saysDead },
  { field: 'bind_token', error: 'invalidLink', say: saysDead },
  { field: 'phone', error: 'phoneWrong', say: ({ contacts }) => contacts.phone.wrong },
  { field: 'email', error: 'emailWrong', say: ({ contacts }) => contacts.email.wrong },
  { field: 'domain', error: 'domainUnknown', say: ({ entry }) => entry.domainUnknown },
  { field: 'product_id', error: 'productUnknown', say: ({ entry }) => entry.productUnknown },
]
const loginUnreadable: Cause = {
  field: 'login',
  error: 'loginUnreadable',
  say: ({ recovery }) => recovery.loginUnreadable,
}
const qrDead: Cause = { field: 'token', error: 'qrLoginEnded', say: ({ entry }) => entry.qrLoginEnded }
const badPassword: Cause = {
  field: 'password',
  error: 'badPassword',
  say: ({ recovery }) => recovery.passwordHints['letters-digits'](passwordMinLength, passwordMaxLength),
}
const badSignature: Cause = { error: 'badSignature', say: () => 'bad_signature: the MD5 is not that of this call' }
const notVerified: Cause = { error: 'notVerified', say: ({ security }) => security.notVerified }

function toExample(summary: string, { field, error: name, say }: Cause): Example {
  const error = { ...(field && { field }), error_code: errorCodes[name].code, error_msg: say(serverWords.en) }
  const others = { 'zh-CN': say(serverWords['zh-CN']), 'zh-TW': say(serverWords['zh-TW']) }
  return { summary, value: { success: false, errors: [error] }, 'x-messages': others }
}

function findFieldCause({ name, area, request }: DescribedCall): Cause | undefined {
  if (name === 'confirmAccount') return loginUnreadable
  if (area === 'qrLogin' || name === 'oauthQrLogin') return qrDead
  return causes.find(({ field }) => field in (request.properties ?? {}))
}

/**
 * A call's own examples: the error refers to one of its fields, with a suitable code. A call without any refers to the shared
 * example.
 */
function ownErrorsOf(described: DescribedCall): Partial<Record<'field-error' | 'password-error' | 'other', Example>> {
  const { name, request, needsProof } = described
  const sends = (field: string) => field in (request.properties ?? {})
  const cause = findFieldCause(described)
  const choosesPassword = sends('password_confirmation') || name === 'setPassword'
  const isSigned = sends('sign') || sends('signature')
  return {
    ...(cause && { 'field-error': toExample('Field error', cause) }),
    ...(choosesPassword && { 'password-error': toExample('Password error', badPassword) }),
    ...(needsProof === 'always' && { other: toExample('The password must be verified first', notVerified) }),
    ...(isSigned && { other: toExample('The signature is wrong', badSignature) }),
  }
}

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
    // A quiet call has no form whose fields could show the error.
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
