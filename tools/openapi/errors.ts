// How calls are refused: an example of each error, and the calls that can end with it.
import { type ErrorExample, errorExamples } from '../../mocks/faults/error-examples.ts'
import { errorCodes } from '../../mocks/http/error-codes.ts'
import { externalFolder } from '../../mocks/http/external-pages.ts'
import { screens } from '../../mocks/http/screens.ts'
import { inEachLanguage, type Localized, type ServerWords } from '../../mocks/words/server-words.ts'
import type { ErrorId } from '../../src/errors/catalogue.ts'
import { passwordMaxLength, passwordMinLength } from '../../src/rules/limits.ts'
import type { DescribedCall } from './calls.ts'
import { findKey } from './glossary.ts'
import type { Example } from './model.ts'

type Item = { error_code: number | string; error_msg: Localized }

function item(error: keyof typeof errorCodes, pick: (words: ServerWords) => string): Item {
  return { error_code: errorCodes[error].code, error_msg: inEachLanguage(pick) }
}

const wrongCode = item('wrongCode', ({ codes }) => codes.wrong)
const wrongPassword = item('wrongPassword', ({ security }) => security.wrongPassword(5))
const deadLink = item('invalidLink', ({ codes }) => codes.invalidLink)
const deadQrLogin = item('qrLoginEnded', ({ entry }) => entry.qrLoginEnded)
const badPassword = item('badPassword', ({ recovery }) =>
  recovery.passwordHints['letters-digits'](passwordMinLength, passwordMaxLength),
)

/** The most likely error of each field, with keys like the glossary's. */
const fieldErrors: Record<string, Item> = {
  login: item('accountClosed', ({ errors }) => errors.accountClosed),
  'confirmAccount.login': item('loginUnreadable', ({ recovery }) => recovery.loginUnreadable),
  phone: item('phoneWrong', ({ contacts }) => contacts.phone.wrong),
  email: item('emailWrong', ({ contacts }) => contacts.email.wrong),
  password: badPassword,
  'login.password': item('wrongPassword', (words) => words.wrongPassword(5)),
  'verifyIdentity.password': wrongPassword,
  old_password: wrongPassword,
  sms_captcha: wrongCode,
  email_captcha: wrongCode,
  code: wrongCode,
  token: deadLink,
  bind_token: deadLink,
  'qrLogin.token': deadQrLogin,
  'oauthQrLogin.token': deadQrLogin,
  domain: item('domainUnknown', ({ entry }) => entry.domainUnknown),
  product_id: item('productUnknown', ({ entry }) => entry.productUnknown),
}

/** Errors of whole calls that the catalogue has no row for. */
const ownExamples = {
  'two-step-required': {
    items: [item('twoStepRequired', ({ twoStepRequired }) => twoStepRequired)],
    redirect: `${screens.twoStepLogin}?redirect=%2Ffiles`,
  },
  'not-verified': { items: [item('notVerified', ({ security }) => security.notVerified)] },
  'bad-signature': { items: [item('badSignature', () => 'bad_signature: the MD5 is not that of this call')] },
} satisfies Record<string, ErrorExample>

type Test = (call: DescribedCall) => boolean

function sends(field: string): Test {
  return ({ request }) => field in (request.properties ?? {})
}

const isLogin: Test = ({ name, answer }) => answer.$ref?.endsWith('/LoginAnswer') === true || name === 'checkQrToken'
/** The other logins follow the second step or two-step setup. */
const isFirstStep: Test = (call) => isLogin(call) && call.needs === 'session'

/** Which calls can end with an error that concerns the whole call, judging by their requests and answers. */
const endings: Partial<Record<ErrorId | keyof typeof ownExamples, Test>> = {
  'already-verified': ({ call }) => call.accepts?.includes('already-verified') === true,
  'two-step-code-error': sends('two_step_captcha'),
  'picture-captcha-needed': sends('pic_captcha'),
  'picture-captcha-wrong': sends('pic_captcha'),
  'sliding-captcha': sends('captcha_request_id'),
  'bad-signature': sends('ts'),
  'verify-too-frequent': ({ row }) => row.isLimited === true,
  // A new account has no second step yet.
  'two-step-required': (call) => isFirstStep(call) && call.area !== 'register',
  'force-two-step': isFirstStep,
  'enterprise-limited': isLogin,
  'client-outdated': isLogin,
  'with-link': isLogin,
  'reserved-code': isLogin,
  'not-verified': ({ needsProof }) => needsProof !== undefined,
  'session-expired': ({ needs }) => needs !== 'nobody',
  other: () => true,
}

/** The names of the errors that a call can end with. */
export function errorsOf(described: DescribedCall): string[] {
  const { name, area, call, request } = described
  // A quiet call has no form whose fields could show an error.
  const fields = call.quiet ? [] : Object.keys(request.properties ?? {})
  const wrong = fields.flatMap((field) => findKey(fieldErrors, [field], [name, area]) ?? [])
  const ends = Object.entries(endings).flatMap(([id, canEnd]) => (canEnd(described) ? [id] : []))
  return [...wrong.map((key) => `${key}-error`), ...ends]
}

/** The answer in English, with its message in each language. */
function toExample({ items = [], redirect, force_two_step }: ErrorExample): Example {
  const errors = items.map(({ error_msg, download_link, ...rest }) => ({
    ...rest,
    error_msg: error_msg?.en,
    download_link: download_link?.replace(externalFolder, '/'),
  }))
  return { value: { success: false, errors, redirect, force_two_step }, 'x-messages': items[0]?.error_msg }
}

/** An example of each error, by its name; calls share them. */
export function errorAnswers(): Record<string, Example> {
  const ofFields = Object.entries(fieldErrors).map(([key, error]): [string, ErrorExample] => {
    return [`${key}-error`, { items: [{ field: key.replace(/.*\./, ''), ...error }] }]
  })
  const all: Record<string, ErrorExample> = { ...errorExamples, ...ownExamples }
  const others = Object.keys(endings).map((id): [string, ErrorExample] => [id, all[id] ?? {}])
  return Object.fromEntries([...ofFields, ...others].map(([name, example]) => [name, toExample(example)]))
}
