// Written by `npm run stories:generate` from the error matrix, stories/errors: change that instead.
import preview from '../../../.storybook/preview.tsx'
import { SecurityEmailPage } from '../../../src/pages/account/security-email.tsx'
import { securityEmailErrors } from '../../errors/drivers/security-email.ts'
import { errorPage, playError } from '../../errors/play-error.ts'

const meta = preview.meta({
  title: 'Pages/Account security/Email/Errors',
  component: SecurityEmailPage,
  tags: ['page', '!autodocs'],
  beforeEach: async (context) => {
    await securityEmailErrors.before?.(context)
  },
})

// ERR-01
export const Status500 = meta.story({
  name: '500 · Server had a small problem',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'status-500'),
  play: (context) => playError(context, securityEmailErrors, 'status-500'),
})

// ERR-02
export const Status502 = meta.story({
  name: '502 · Server error, please retry',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'status-502'),
  play: (context) => playError(context, securityEmailErrors, 'status-502'),
})

// ERR-03
export const Status404 = meta.story({
  name: '404 · Network error',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'status-404'),
  play: (context) => playError(context, securityEmailErrors, 'status-404'),
})

// ERR-04
export const Status403 = meta.story({
  name: '403 · No permission',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'status-403'),
  play: (context) => playError(context, securityEmailErrors, 'status-403'),
})

// RQ-7
export const StatusOther = meta.story({
  name: '429 · Too many requests, with the wait the server names',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'status-other'),
  play: (context) => playError(context, securityEmailErrors, 'status-other'),
})

// RS-1
export const Offline = meta.story({
  name: 'Offline',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'offline'),
  play: (context) => playError(context, securityEmailErrors, 'offline'),
})

// RQ-7
export const Timeout = meta.story({
  name: 'No answer in time',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'timeout'),
  play: (context) => playError(context, securityEmailErrors, 'timeout'),
})

// RQ-7
export const Unreachable = meta.story({
  name: 'Connection dropped',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'unreachable'),
  play: (context) => playError(context, securityEmailErrors, 'unreachable'),
})

// RQ-5
export const Unreadable = meta.story({
  name: 'An answer that cannot be read',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'unreadable'),
  play: (context) => playError(context, securityEmailErrors, 'unreadable'),
})

// API-04
export const EncryptionRefused = meta.story({
  name: 'Nothing sent: could not be encrypted',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'encryption-refused'),
  play: (context) => playError(context, securityEmailErrors, 'encryption-refused'),
})

// ERR-16
export const ForceTwoStepInClient = meta.story({
  name: 'force_two_step · client reloads',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityEmailErrors, 'force-two-step-in-client'),
  play: (context) => playError(context, securityEmailErrors, 'force-two-step-in-client'),
})

// ERR-16
export const ForceTwoStep = meta.story({
  name: 'force_two_step · Goes to the set-up',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'force-two-step'),
  play: (context) => playError(context, securityEmailErrors, 'force-two-step'),
})

// ERR-08
export const SessionExpiredInClient = meta.story({
  name: '9000001 · Page expired · client, the session is asked for',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityEmailErrors, 'session-expired-in-client'),
  play: (context) => playError(context, securityEmailErrors, 'session-expired-in-client'),
})

// ERR-07
export const SessionExpired = meta.story({
  name: '9000001 · Page expired',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'session-expired'),
  play: (context) => playError(context, securityEmailErrors, 'session-expired'),
})

// ERR-08
export const SessionIdle = meta.story({
  name: '9000001 · Page expired · client, still logged in',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityEmailErrors, 'session-idle'),
  play: (context) => playError(context, securityEmailErrors, 'session-idle'),
})

// ERR-08
export const SessionEnded = meta.story({
  name: '9000001 · Page expired · client, logged out',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityEmailErrors, 'session-ended'),
  play: (context) => playError(context, securityEmailErrors, 'session-ended'),
})

// ERR-09
export const EnterpriseLimitedOnMobile = meta.story({
  name: '1800002, 1800004 · Enterprise expired or restricted · mobile',
  tags: ['unpictured'],
  globals: { viewport: { value: 'phone' } },
  parameters: errorPage(securityEmailErrors, 'enterprise-limited-on-mobile'),
  play: (context) => playError(context, securityEmailErrors, 'enterprise-limited-on-mobile'),
})

// ERR-09
export const EnterpriseLimited = meta.story({
  name: '1800002, 1800004 · Enterprise expired or restricted',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'enterprise-limited'),
  play: (context) => playError(context, securityEmailErrors, 'enterprise-limited'),
})

// ERR-10
export const ClientOutdated = meta.story({
  name: '9200001 · Client too old for leak prevention',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityEmailErrors, 'client-outdated'),
  play: (context) => playError(context, securityEmailErrors, 'client-outdated'),
})

// ERR-12
export const AlreadyVerified = meta.story({
  name: 'already_verified · Identity verified already',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'already-verified'),
  play: (context) => playError(context, securityEmailErrors, 'already-verified'),
})

// ERR-13
export const VerifyTooFrequent = meta.story({
  name: 'verify_operation_too_frequent · Notice',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'verify-too-frequent'),
  play: (context) => playError(context, securityEmailErrors, 'verify-too-frequent'),
})

// ERR-14
export const PictureCaptchaWrong = meta.story({
  name: 'pic_captcha_error · Wrong characters',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'picture-captcha-wrong'),
  play: (context) => playError(context, securityEmailErrors, 'picture-captcha-wrong'),
})

// ERR-14
export const PictureCaptchaNeeded = meta.story({
  name: 'pic_captcha_error · Picture asked for',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'picture-captcha-needed'),
  play: (context) => playError(context, securityEmailErrors, 'picture-captcha-needed'),
})

// ERR-15
export const SlidingCaptcha = meta.story({
  name: 'sliding_captcha_error · Slider shown',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'sliding-captcha'),
  play: (context) => playError(context, securityEmailErrors, 'sliding-captcha'),
})

// ERR-11
export const WithLink = meta.story({
  name: '2001001 · With a link',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'with-link'),
  play: (context) => playError(context, securityEmailErrors, 'with-link'),
})

// ERR-06
export const FieldError = meta.story({
  name: 'Error of a field',
  parameters: errorPage(securityEmailErrors, 'field-error'),
  play: (context) => playError(context, securityEmailErrors, 'field-error'),
})

// ERR-17
export const ReservedCode = meta.story({
  name: '1100007, 1100008, 1100012, 1100013, 1100014, 1500002 · Reserved',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'reserved-code'),
  play: (context) => playError(context, securityEmailErrors, 'reserved-code'),
})

// ERR-18
export const Other = meta.story({
  name: '1000000 · Any other error, in the server’s words',
  tags: ['unpictured'],
  parameters: errorPage(securityEmailErrors, 'other'),
  play: (context) => playError(context, securityEmailErrors, 'other'),
})
