// Written by `npm run stories:generate` from the error matrix, stories/errors: change that instead.
import preview from '../../../.storybook/preview.tsx'
import { SecurityPhonePage } from '../../../src/pages/account/security-phone.tsx'
import { securityPhoneErrors } from '../../errors/drivers/security-phone.ts'
import { errorPage, playError } from '../../errors/play-error.ts'

const meta = preview.meta({
  title: 'Pages/Account security/Phone/Errors',
  component: SecurityPhonePage,
  tags: ['page', '!autodocs'],
  beforeEach: async (context) => {
    await securityPhoneErrors.before?.(context)
  },
})

// ERR-01
export const Status500 = meta.story({
  name: '500 · Server had a small problem',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'status-500'),
  play: (context) => playError(context, securityPhoneErrors, 'status-500'),
})

// ERR-02
export const Status502 = meta.story({
  name: '502 · Server error, please retry',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'status-502'),
  play: (context) => playError(context, securityPhoneErrors, 'status-502'),
})

// ERR-03
export const Status404 = meta.story({
  name: '404 · Network error',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'status-404'),
  play: (context) => playError(context, securityPhoneErrors, 'status-404'),
})

// ERR-04
export const Status403 = meta.story({
  name: '403 · No permission',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'status-403'),
  play: (context) => playError(context, securityPhoneErrors, 'status-403'),
})

// RQ-7
export const StatusOther = meta.story({
  name: '429 · Too many requests, with the wait the server names',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'status-other'),
  play: (context) => playError(context, securityPhoneErrors, 'status-other'),
})

// RS-1
export const Offline = meta.story({
  name: 'Offline',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'offline'),
  play: (context) => playError(context, securityPhoneErrors, 'offline'),
})

// RQ-7
export const Timeout = meta.story({
  name: 'No answer in time',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'timeout'),
  play: (context) => playError(context, securityPhoneErrors, 'timeout'),
})

// RQ-7
export const Unreachable = meta.story({
  name: 'Connection dropped',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'unreachable'),
  play: (context) => playError(context, securityPhoneErrors, 'unreachable'),
})

// RQ-5
export const Unreadable = meta.story({
  name: 'An answer that cannot be read',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'unreadable'),
  play: (context) => playError(context, securityPhoneErrors, 'unreadable'),
})

// API-04
export const EncryptionRefused = meta.story({
  name: 'Nothing sent: could not be encrypted',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'encryption-refused'),
  play: (context) => playError(context, securityPhoneErrors, 'encryption-refused'),
})

// ERR-16
export const ForceTwoStepInClient = meta.story({
  name: 'force_two_step · client reloads',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityPhoneErrors, 'force-two-step-in-client'),
  play: (context) => playError(context, securityPhoneErrors, 'force-two-step-in-client'),
})

// ERR-16
export const ForceTwoStep = meta.story({
  name: 'force_two_step · Goes to the set-up',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'force-two-step'),
  play: (context) => playError(context, securityPhoneErrors, 'force-two-step'),
})

// ERR-08
export const SessionExpiredInClient = meta.story({
  name: '9000001 · Page expired · client, the session is asked for',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityPhoneErrors, 'session-expired-in-client'),
  play: (context) => playError(context, securityPhoneErrors, 'session-expired-in-client'),
})

// ERR-07
export const SessionExpired = meta.story({
  name: '9000001 · Page expired',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'session-expired'),
  play: (context) => playError(context, securityPhoneErrors, 'session-expired'),
})

// ERR-08
export const SessionIdle = meta.story({
  name: '9000001 · Page expired · client, still logged in',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityPhoneErrors, 'session-idle'),
  play: (context) => playError(context, securityPhoneErrors, 'session-idle'),
})

// ERR-08
export const SessionEnded = meta.story({
  name: '9000001 · Page expired · client, logged out',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityPhoneErrors, 'session-ended'),
  play: (context) => playError(context, securityPhoneErrors, 'session-ended'),
})

// ERR-09
export const EnterpriseLimitedOnMobile = meta.story({
  name: '1800002, 1800004 · Enterprise expired or restricted · mobile',
  tags: ['unpictured'],
  globals: { viewport: { value: 'phone' } },
  parameters: errorPage(securityPhoneErrors, 'enterprise-limited-on-mobile'),
  play: (context) => playError(context, securityPhoneErrors, 'enterprise-limited-on-mobile'),
})

// ERR-09
export const EnterpriseLimited = meta.story({
  name: '1800002, 1800004 · Enterprise expired or restricted',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'enterprise-limited'),
  play: (context) => playError(context, securityPhoneErrors, 'enterprise-limited'),
})

// ERR-10
export const ClientOutdated = meta.story({
  name: '9200001 · Client too old for leak prevention',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityPhoneErrors, 'client-outdated'),
  play: (context) => playError(context, securityPhoneErrors, 'client-outdated'),
})

// ERR-12
export const AlreadyVerified = meta.story({
  name: 'already_verified · Identity verified already',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'already-verified'),
  play: (context) => playError(context, securityPhoneErrors, 'already-verified'),
})

// ERR-13
export const VerifyTooFrequent = meta.story({
  name: 'verify_operation_too_frequent · Notice',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'verify-too-frequent'),
  play: (context) => playError(context, securityPhoneErrors, 'verify-too-frequent'),
})

// ERR-14
export const PictureCaptchaWrong = meta.story({
  name: 'pic_captcha_error · Wrong characters',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'picture-captcha-wrong'),
  play: (context) => playError(context, securityPhoneErrors, 'picture-captcha-wrong'),
})

// ERR-14
export const PictureCaptchaNeeded = meta.story({
  name: 'pic_captcha_error · Picture asked for',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'picture-captcha-needed'),
  play: (context) => playError(context, securityPhoneErrors, 'picture-captcha-needed'),
})

// ERR-15
export const SlidingCaptcha = meta.story({
  name: 'sliding_captcha_error · Slider shown',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'sliding-captcha'),
  play: (context) => playError(context, securityPhoneErrors, 'sliding-captcha'),
})

// ERR-11
export const WithLink = meta.story({
  name: '2001001 · With a link',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'with-link'),
  play: (context) => playError(context, securityPhoneErrors, 'with-link'),
})

// ERR-06
export const FieldError = meta.story({
  name: 'Error of a field',
  parameters: errorPage(securityPhoneErrors, 'field-error'),
  play: (context) => playError(context, securityPhoneErrors, 'field-error'),
})

// ERR-17
export const ReservedCode = meta.story({
  name: '1100007, 1100008, 1100012, 1100013, 1100014, 1500002 · Reserved',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'reserved-code'),
  play: (context) => playError(context, securityPhoneErrors, 'reserved-code'),
})

// ERR-18
export const Other = meta.story({
  name: '1000000 · Any other error, in the server’s words',
  tags: ['unpictured'],
  parameters: errorPage(securityPhoneErrors, 'other'),
  play: (context) => playError(context, securityPhoneErrors, 'other'),
})
