// Provides an example of each error, and lists which calls can end with which errors.
import { type ErrorExample, errorExamples } from '../../mocks/faults/error-examples.ts'
import { errorCodes } from '../../mocks/http/error-codes.ts'
import { externalFolder } from '../../mocks/http/external-pages.ts'
import { screens } from '../../mocks/http/screens.ts'
import { en } from '../../mocks/messages/en.ts'
import type { ErrorId } from '../../src/errors/catalog.ts'
import { passwordMaxLength, passwordMinLength } from '../../src/rules/limits.ts'
import type { DescribedCall } from './calls.ts'
import { findKey } from './glossary.ts'
import type { Example } from './model.ts'

type Item = { field?: string; error_code: number | string; error_msg: string }

function item(error: keyof typeof errorCodes, error_msg: string): Item {
  return { error_code: errorCodes[error].code, error_msg }
}

const wrongCode = item('wrongCode', en.codes.wrong)
const wrongPassword = item('wrongPassword', en.security.wrongPassword(5))
const invalidLink = item('invalidLink', en.codes.invalidLink)
const qrLoginEnded = item('qrLoginEnded', en.entry.qrLoginEnded)

/** The most likely error of each field, with keys as in the glossary. */
const fieldErrors: Record<string, Item> = {
  login: item('accountClosed', en.errors.accountClosed),
  'confirmAccount.login': item('invalidLogin', en.recovery.invalidLogin),
  phone: item('phoneWrong', en.contacts.phone.wrong),
  email: item('emailWrong', en.contacts.email.wrong),
  password: item('badPassword', en.recovery.passwordHints['letters-digits'](passwordMinLength, passwordMaxLength)),
  'login.password': item('wrongPassword', en.wrongPassword(5)),
  'verifyIdentity.password': wrongPassword,
  old_password: wrongPassword,
  sms_captcha: wrongCode,
  email_captcha: wrongCode,
  code: wrongCode,
  token: invalidLink,
  bind_token: invalidLink,
  'qrLogin.token': qrLoginEnded,
  'oauthQrLogin.token': qrLoginEnded,
  domain: item('domainUnknown', en.entry.unknownDomain),
  product_id: item('productUnknown', en.entry.invalidSsoRequest),
}

type Check = (call: DescribedCall) => boolean

function sends(field: string): Check {
  return ({ request }) => field in (request.properties ?? {})
}

const isLogin: Check = ({ name, response }) =>
  response.$ref?.endsWith('/LoginResponse') === true || name === 'checkQrToken'
/** Excludes calls that complete a login with its second step or with two-step setup. */
const isFirstStep: Check = (call) => isLogin(call) && call.access === 'session'

/** Responses for whole-call errors that are not in the error catalog. */
const extraResponses = {
  'two-step-required': {
    errors: [item('twoStepRequired', en.twoStepRequired)],
    redirect: `${screens.twoStepLogin}?redirect=%2Ffiles`,
  },
  'not-verified': { errors: [item('notVerified', en.security.notVerified)] },
  'other-account': { errors: [item('otherAccount', en.differentAccount)] },
  'bad-signature': { errors: [item('badSignature', 'The signature does not match this call.')] },
}

/** Errors that concern a whole call, each with a function that checks whether a call can end with it. */
const wholeCallErrors: Partial<Record<ErrorId | keyof typeof extraResponses, Check>> = {
  'already-verified': ({ call }) => call.handledErrors?.includes('already-verified') === true,
  'two-step-code-error': sends('two_step_captcha'),
  'picture-captcha-needed': sends('pic_captcha'),
  'picture-captcha-wrong': sends('pic_captcha'),
  'sliding-captcha': sends('captcha_request_id'),
  'bad-signature': sends('ts'),
  'verify-too-frequent': ({ docs }) => docs.isRateLimited === true,
  // A new account has no second step yet.
  'two-step-required': (call) => isFirstStep(call) && call.area !== 'register',
  'force-two-step': isFirstStep,
  'enterprise-limited': isLogin,
  'client-outdated': isLogin,
  'with-link': isLogin,
  'reserved-code': isLogin,
  'not-verified': ({ needsVerification }) => needsVerification !== undefined,
  'session-expired': ({ access }) => access !== 'anyone',
  'other-account': () => true,
  other: () => true,
}

/** Returns the names of the errors that a call can end with. */
export function listErrors(described: DescribedCall): string[] {
  const { name, area, call, request } = described
  // A background call has no form, so it has no fields that could show an error.
  const fields = call.isBackground ? [] : Object.keys(request.properties ?? {})
  const fieldErrorKeys = fields.flatMap((field) => findKey(fieldErrors, field, [name, area]) ?? [])
  const wholeCallIds = Object.entries(wholeCallErrors).flatMap(([id, canOccur]) => (canOccur(described) ? [id] : []))
  return [...fieldErrorKeys.map((key) => `${key}-error`), ...wholeCallIds]
}

/** Builds the response for an error from the catalog, in English. */
function toResponse({ items = [], redirect, force_two_step }: ErrorExample): object {
  const errors = items.map(({ error_msg, download_link, ...fields }) => {
    return { ...fields, error_msg: error_msg?.en, download_link: download_link?.replace(externalFolder, '/') }
  })
  return { errors, redirect, force_two_step }
}

/** Returns an example of each error, by name. Calls share these examples. */
export function errorResponses(): Record<string, Example> {
  const fieldResponses = Object.entries(fieldErrors).map(([key, error]): [string, object] => {
    return [`${key}-error`, { errors: [{ field: key.replace(/.*\./, ''), ...error }] }]
  })
  const catalogResponses = Object.entries(errorExamples)
    .filter(([id]) => id in wholeCallErrors)
    .map(([id, example]): [string, object] => [id, toResponse(example)])
  const responses = [...fieldResponses, ...catalogResponses, ...Object.entries(extraResponses)]
  return Object.fromEntries(responses.map(([name, response]) => [name, { value: { success: false, ...response } }]))
}
