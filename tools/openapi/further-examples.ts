import { loginSignSecret } from '../../mocks/http/page-secrets.ts'
import { signLogin } from '../../src/api/signatures.ts'
import { callExamples } from './examples.ts'
import type { CallName, Example } from './model.ts'

/** An additional request with its answer, or just an answer, in wire format. */
type FurtherExample = { request?: Example; answer?: Example }

const { token } = callExamples.checkQrToken.answer
const { ts } = callExamples.requestTwoStepCode.request

function asksToProve(name: CallName, contact: string): Record<string, FurtherExample> {
  return {
    ask: {
      request: { summary: `Must the current ${contact} be proved?`, value: {} },
      answer: {
        summary: 'It must: a code is on its way to it',
        value: { success: true, ...callExamples[name].answer },
      },
    },
  }
}

/** Additional requests and answers of some calls; most of them ask a question with `{}`. */
export const furtherExamples: Partial<Record<CallName, Record<string, FurtherExample>>> = {
  verifyIdentity: {
    ask: {
      request: { summary: 'Is the password needed?', value: {} },
      answer: { summary: 'It is: ask for it', value: { success: true } },
    },
  },
  preVerifyPhone: asksToProve('preVerifyPhone', 'phone'),
  preVerifyEmail: asksToProve('preVerifyEmail', 'email'),
  checkQrToken: {
    begin: {
      request: { summary: 'Ask for a token', value: {} },
      answer: { summary: 'A token', value: { success: true, token, expires_in: 180, status: 'waiting' } },
    },
    confirmed: {
      answer: {
        summary: 'The phone has confirmed: handed over once',
        value: { success: true, token, expires_in: 97, status: 'confirmed', ...callExamples.login.answer },
      },
    },
    expired: {
      answer: {
        summary: 'Unknown, used, over, or of another session',
        value: { success: true, token, expires_in: 0, status: 'expired' },
      },
    },
  },
  confirmQrLogin: {
    scan: { request: { summary: 'Scanned: which device is it?', value: { token } } },
  },
  requestTwoStepCode: {
    'own-phone': {
      request: {
        summary: "To the account's own phone",
        value: { method: 'sms', ts, sign: signLogin({ ts: Number(ts), secret: loginSignSecret }) },
      },
    },
  },
  verifyCaptcha: {
    'not-passed': {
      answer: {
        summary: 'The slider did not pass',
        value: { success: true, code: 'F001', msg: 'Please try once more.', data: { verify_result: false } },
      },
    },
  },
}
