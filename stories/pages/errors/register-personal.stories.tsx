// Written by `npm run stories:generate` from the error matrix, stories/errors: change that instead.
import preview from '../../../.storybook/preview.tsx'
import { RegisterPersonalPage } from '../../../src/pages/visitor/register-personal.tsx'
import { registerPersonalErrors } from '../../errors/drivers/register-personal.ts'
import { errorPage, playError } from '../../errors/play-error.ts'

const meta = preview.meta({
  id: 'pages-registerpersonal-errors',
  title: 'Pages/Register, personal/Errors',
  component: RegisterPersonalPage,
  tags: ['page', '!autodocs'],
  beforeEach: async (context) => {
    await registerPersonalErrors.before?.(context)
  },
})

// ERR-01
export const Status500 = meta.story({
  name: '500 · Server had a small problem',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'status-500'),
  play: (context) => playError(context, registerPersonalErrors, 'status-500'),
})

// ERR-02
export const Status502 = meta.story({
  name: '502 · Server error, please retry',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'status-502'),
  play: (context) => playError(context, registerPersonalErrors, 'status-502'),
})

// ERR-03
export const Status404 = meta.story({
  name: '404 · Network error',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'status-404'),
  play: (context) => playError(context, registerPersonalErrors, 'status-404'),
})

// ERR-04
export const Status403 = meta.story({
  name: '403 · No permission',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'status-403'),
  play: (context) => playError(context, registerPersonalErrors, 'status-403'),
})

// RQ-7
export const StatusOther = meta.story({
  name: '429 · Too many requests, with the wait the server names',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'status-other'),
  play: (context) => playError(context, registerPersonalErrors, 'status-other'),
})

// RS-1
export const Offline = meta.story({
  name: 'Offline',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'offline'),
  play: (context) => playError(context, registerPersonalErrors, 'offline'),
})

// RQ-7
export const Timeout = meta.story({
  name: 'No answer in time',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'timeout'),
  play: (context) => playError(context, registerPersonalErrors, 'timeout'),
})

// RQ-7
export const Unreachable = meta.story({
  name: 'Connection dropped',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'unreachable'),
  play: (context) => playError(context, registerPersonalErrors, 'unreachable'),
})

// RQ-5
export const Unreadable = meta.story({
  name: 'An answer that cannot be read',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'unreadable'),
  play: (context) => playError(context, registerPersonalErrors, 'unreadable'),
})

// API-04
export const EncryptionRefused = meta.story({
  name: 'Nothing sent: could not be encrypted',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'encryption-refused'),
  play: (context) => playError(context, registerPersonalErrors, 'encryption-refused'),
})

// ERR-16
export const ForceTwoStepInClient = meta.story({
  name: 'force_two_step · client reloads',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(registerPersonalErrors, 'force-two-step-in-client'),
  play: (context) => playError(context, registerPersonalErrors, 'force-two-step-in-client'),
})

// ERR-16
export const ForceTwoStep = meta.story({
  name: 'force_two_step · Goes to the set-up',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'force-two-step'),
  play: (context) => playError(context, registerPersonalErrors, 'force-two-step'),
})

// ERR-08
export const SessionExpiredInClient = meta.story({
  name: '9000001 · Page expired · client, the session is asked for',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(registerPersonalErrors, 'session-expired-in-client'),
  play: (context) => playError(context, registerPersonalErrors, 'session-expired-in-client'),
})

// ERR-07
export const SessionExpired = meta.story({
  name: '9000001 · Page expired',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'session-expired'),
  play: (context) => playError(context, registerPersonalErrors, 'session-expired'),
})

// ERR-08
export const SessionIdle = meta.story({
  name: '9000001 · Page expired · client, still logged in',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(registerPersonalErrors, 'session-idle'),
  play: (context) => playError(context, registerPersonalErrors, 'session-idle'),
})

// ERR-08
export const SessionEnded = meta.story({
  name: '9000001 · Page expired · client, logged out',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(registerPersonalErrors, 'session-ended'),
  play: (context) => playError(context, registerPersonalErrors, 'session-ended'),
})

// ERR-09
export const EnterpriseLimitedOnMobile = meta.story({
  name: '1800002, 1800004 · Enterprise expired or restricted · mobile',
  tags: ['unpictured'],
  globals: { viewport: { value: 'phone' } },
  parameters: errorPage(registerPersonalErrors, 'enterprise-limited-on-mobile'),
  play: (context) => playError(context, registerPersonalErrors, 'enterprise-limited-on-mobile'),
})

// ERR-09
export const EnterpriseLimited = meta.story({
  name: '1800002, 1800004 · Enterprise expired or restricted',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'enterprise-limited'),
  play: (context) => playError(context, registerPersonalErrors, 'enterprise-limited'),
})

// ERR-10
export const ClientOutdated = meta.story({
  name: '9200001 · Client too old for leak prevention',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(registerPersonalErrors, 'client-outdated'),
  play: (context) => playError(context, registerPersonalErrors, 'client-outdated'),
})

// ERR-12
export const AlreadyVerified = meta.story({
  name: 'already_verified · Identity verified already',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'already-verified'),
  play: (context) => playError(context, registerPersonalErrors, 'already-verified'),
})

// ERR-13
export const VerifyTooFrequent = meta.story({
  name: 'verify_operation_too_frequent · Notice',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'verify-too-frequent'),
  play: (context) => playError(context, registerPersonalErrors, 'verify-too-frequent'),
})

// ERR-14
export const PictureCaptchaWrong = meta.story({
  name: 'pic_captcha_error · Wrong characters',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'picture-captcha-wrong'),
  play: (context) => playError(context, registerPersonalErrors, 'picture-captcha-wrong'),
})

// ERR-14
export const PictureCaptchaNeeded = meta.story({
  name: 'pic_captcha_error · Picture asked for',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'picture-captcha-needed'),
  play: (context) => playError(context, registerPersonalErrors, 'picture-captcha-needed'),
})

// ERR-15
export const SlidingCaptcha = meta.story({
  name: 'sliding_captcha_error · Slider shown',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'sliding-captcha'),
  play: (context) => playError(context, registerPersonalErrors, 'sliding-captcha'),
})

// ERR-11
export const WithLink = meta.story({
  name: '2001001 · With a link',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'with-link'),
  play: (context) => playError(context, registerPersonalErrors, 'with-link'),
})

// ERR-06
export const PasswordError = meta.story({
  name: 'Wrong password · beside the button',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'password-error'),
  play: (context) => playError(context, registerPersonalErrors, 'password-error'),
})

// ERR-06
export const FieldError = meta.story({
  name: 'Error of a field',
  parameters: errorPage(registerPersonalErrors, 'field-error'),
  play: (context) => playError(context, registerPersonalErrors, 'field-error'),
})

// ERR-17
export const ReservedCode = meta.story({
  name: '1100007, 1100008, 1100012, 1100013, 1100014, 1500002 · Reserved',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'reserved-code'),
  play: (context) => playError(context, registerPersonalErrors, 'reserved-code'),
})

// ERR-18
export const Other = meta.story({
  name: '1000000 · Any other error, in the server’s words',
  tags: ['unpictured'],
  parameters: errorPage(registerPersonalErrors, 'other'),
  play: (context) => playError(context, registerPersonalErrors, 'other'),
})
