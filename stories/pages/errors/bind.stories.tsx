// Written by `npm run stories:generate` from the error matrix, stories/errors: change that instead.
import preview from '../../../.storybook/preview.tsx'
import { BindPage } from '../../../src/pages/visitor/bind.tsx'
import { bindErrors } from '../../errors/drivers/bind.ts'
import { errorPage, playError } from '../../errors/play-error.ts'

const meta = preview.meta({
  id: 'pages-bind-errors',
  title: 'Pages/Link an account/Errors',
  component: BindPage,
  tags: ['page', '!autodocs'],
  beforeEach: async (context) => {
    await bindErrors.before?.(context)
  },
})

// ERR-01
export const Status500 = meta.story({
  name: '500 · Server had a small problem',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'status-500'),
  play: (context) => playError(context, bindErrors, 'status-500'),
})

// ERR-02
export const Status502 = meta.story({
  name: '502 · Server error, please retry',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'status-502'),
  play: (context) => playError(context, bindErrors, 'status-502'),
})

// ERR-03
export const Status404 = meta.story({
  name: '404 · Network error',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'status-404'),
  play: (context) => playError(context, bindErrors, 'status-404'),
})

// ERR-04
export const Status403 = meta.story({
  name: '403 · No permission',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'status-403'),
  play: (context) => playError(context, bindErrors, 'status-403'),
})

// RQ-7
export const StatusOther = meta.story({
  name: '429 · Too many requests, with the wait the server names',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'status-other'),
  play: (context) => playError(context, bindErrors, 'status-other'),
})

// RS-1
export const Offline = meta.story({
  name: 'Offline',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'offline'),
  play: (context) => playError(context, bindErrors, 'offline'),
})

// RQ-7
export const Timeout = meta.story({
  name: 'No answer in time',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'timeout'),
  play: (context) => playError(context, bindErrors, 'timeout'),
})

// RQ-7
export const Unreachable = meta.story({
  name: 'Connection dropped',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'unreachable'),
  play: (context) => playError(context, bindErrors, 'unreachable'),
})

// RQ-5
export const Unreadable = meta.story({
  name: 'An answer that cannot be read',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'unreadable'),
  play: (context) => playError(context, bindErrors, 'unreadable'),
})

// API-04
export const EncryptionRefused = meta.story({
  name: 'Nothing sent: could not be encrypted',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'encryption-refused'),
  play: (context) => playError(context, bindErrors, 'encryption-refused'),
})

// ERR-16
export const ForceTwoStepInClient = meta.story({
  name: 'force_two_step · client reloads',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(bindErrors, 'force-two-step-in-client'),
  play: (context) => playError(context, bindErrors, 'force-two-step-in-client'),
})

// ERR-16
export const ForceTwoStep = meta.story({
  name: 'force_two_step · Goes to the set-up',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'force-two-step'),
  play: (context) => playError(context, bindErrors, 'force-two-step'),
})

// ERR-08
export const SessionExpiredInClient = meta.story({
  name: '9000001 · Page expired · client, the session is asked for',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(bindErrors, 'session-expired-in-client'),
  play: (context) => playError(context, bindErrors, 'session-expired-in-client'),
})

// ERR-07
export const SessionExpired = meta.story({
  name: '9000001 · Page expired',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'session-expired'),
  play: (context) => playError(context, bindErrors, 'session-expired'),
})

// ERR-08
export const SessionIdle = meta.story({
  name: '9000001 · Page expired · client, still logged in',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(bindErrors, 'session-idle'),
  play: (context) => playError(context, bindErrors, 'session-idle'),
})

// ERR-08
export const SessionEnded = meta.story({
  name: '9000001 · Page expired · client, logged out',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(bindErrors, 'session-ended'),
  play: (context) => playError(context, bindErrors, 'session-ended'),
})

// ERR-09
export const EnterpriseLimitedOnMobile = meta.story({
  name: '1800002, 1800004 · Enterprise expired or restricted · mobile',
  tags: ['unpictured'],
  globals: { viewport: { value: 'phone' } },
  parameters: errorPage(bindErrors, 'enterprise-limited-on-mobile'),
  play: (context) => playError(context, bindErrors, 'enterprise-limited-on-mobile'),
})

// ERR-09
export const EnterpriseLimited = meta.story({
  name: '1800002, 1800004 · Enterprise expired or restricted',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'enterprise-limited'),
  play: (context) => playError(context, bindErrors, 'enterprise-limited'),
})

// ERR-10
export const ClientOutdated = meta.story({
  name: '9200001 · Client too old for leak prevention',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(bindErrors, 'client-outdated'),
  play: (context) => playError(context, bindErrors, 'client-outdated'),
})

// ERR-12
export const AlreadyVerified = meta.story({
  name: 'already_verified · Identity verified already',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'already-verified'),
  play: (context) => playError(context, bindErrors, 'already-verified'),
})

// ERR-13
export const VerifyTooFrequent = meta.story({
  name: 'verify_operation_too_frequent · Notice',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'verify-too-frequent'),
  play: (context) => playError(context, bindErrors, 'verify-too-frequent'),
})

// ERR-14
export const PictureCaptchaWrong = meta.story({
  name: 'pic_captcha_error · Wrong characters',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'picture-captcha-wrong'),
  play: (context) => playError(context, bindErrors, 'picture-captcha-wrong'),
})

// ERR-14
export const PictureCaptchaNeeded = meta.story({
  name: 'pic_captcha_error · Picture asked for',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'picture-captcha-needed'),
  play: (context) => playError(context, bindErrors, 'picture-captcha-needed'),
})

// ERR-15
export const SlidingCaptcha = meta.story({
  name: 'sliding_captcha_error · Slider shown',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'sliding-captcha'),
  play: (context) => playError(context, bindErrors, 'sliding-captcha'),
})

// ERR-11
export const WithLink = meta.story({
  name: '2001001 · With a link',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'with-link'),
  play: (context) => playError(context, bindErrors, 'with-link'),
})

// ERR-06
export const PasswordError = meta.story({
  name: 'Wrong password · beside the button',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'password-error'),
  play: (context) => playError(context, bindErrors, 'password-error'),
})

// ERR-06
export const FieldError = meta.story({
  name: 'Error of a field',
  parameters: errorPage(bindErrors, 'field-error'),
  play: (context) => playError(context, bindErrors, 'field-error'),
})

// ERR-17
export const ReservedCode = meta.story({
  name: '1100007, 1100008, 1100012, 1100013, 1100014, 1500002 · Reserved',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'reserved-code'),
  play: (context) => playError(context, bindErrors, 'reserved-code'),
})

// ERR-18
export const Other = meta.story({
  name: '1000000 · Any other error, in the server’s words',
  tags: ['unpictured'],
  parameters: errorPage(bindErrors, 'other'),
  play: (context) => playError(context, bindErrors, 'other'),
})
