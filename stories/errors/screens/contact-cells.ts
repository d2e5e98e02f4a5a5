import { anyCallAt } from '../any-call.ts'
import { never } from '../error-screen.ts'
import { noSecondStep } from '../reasons.ts'

/** `prove`: the current one's code is asked for. `send`: the new one's. `replace`: the new one takes its place. */
export const contactMomentNames = ['prove', 'send', 'replace'] as const

/** A phone and an email are changed in the same steps. */
export const contactCells = {
  ...anyCallAt('replace'),
  'already-verified': { own: 'prove' },
  'verify-too-frequent': 'send',
  'picture-captcha-wrong': 'send',
  'picture-captcha-needed': 'send',
  'sliding-captcha': 'send',
  'password-error': never('No password is asked for here: a code proves who it is.'),
  'field-error': 'replace',
  ...noSecondStep,
} as const
