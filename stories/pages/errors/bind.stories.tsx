// Written by `npm run stories:generate` from the error matrix, stories/errors: change that instead.
import preview from '../../../.storybook/preview.tsx'
import { BindPage } from '../../../src/pages/bind.tsx'
import { bindErrors } from '../../errors/drivers/bind.ts'
import { errorPage, playError } from '../../errors/play-error.ts'

const meta = preview.meta({
  title: 'Pages/Bind/Errors',
  component: BindPage,
  tags: ['page', '!autodocs'],
  beforeEach: async (context) => {
    await bindErrors.before?.(context)
  },
})

// ERR-01
export const Status500 = meta.story({
  name: '500 · Server had a small problem',
  parameters: errorPage(bindErrors, 'status-500'),
  play: (context) => playError(context, bindErrors, 'status-500'),
})

// ERR-02
export const Status502 = meta.story({
  name: '502 · Server error, please retry',
  parameters: errorPage(bindErrors, 'status-502'),
  play: (context) => playError(context, bindErrors, 'status-502'),
})

// ERR-03
export const Status404 = meta.story({
  name: '404 · Network error',
  parameters: errorPage(bindErrors, 'status-404'),
  play: (context) => playError(context, bindErrors, 'status-404'),
})

// ERR-04
export const Status403 = meta.story({
  name: '403 · No permission',
  parameters: errorPage(bindErrors, 'status-403'),
  play: (context) => playError(context, bindErrors, 'status-403'),
})

// RQ-7
export const StatusOther = meta.story({
  name: '429 · Too many requests, with the wait the server names',
  parameters: errorPage(bindErrors, 'status-other'),
  play: (context) => playError(context, bindErrors, 'status-other'),
})

// RS-1
export const Offline = meta.story({
  name: 'Offline',
  parameters: errorPage(bindErrors, 'offline'),
  play: (context) => playError(context, bindErrors, 'offline'),
})

// RQ-7
export const Timeout = meta.story({
  name: 'No answer in time',
  parameters: errorPage(bindErrors, 'timeout'),
  play: (context) => playError(context, bindErrors, 'timeout'),
})

// RQ-7
export const Unreachable = meta.story({
  name: 'Connection dropped',
  parameters: errorPage(bindErrors, 'unreachable'),
  play: (context) => playError(context, bindErrors, 'unreachable'),
})

// RQ-5
export const Unreadable = meta.story({
  name: 'An answer that cannot be read',
  parameters: errorPage(bindErrors, 'unreadable'),
  play: (context) => playError(context, bindErrors, 'unreadable'),
})

// API-04
export const EncryptionRefused = meta.story({
  name: 'Nothing sent: could not be encrypted',
  parameters: errorPage(bindErrors, 'encryption-refused'),
  play: (context) => playError(context, bindErrors, 'encryption-refused'),
})

// ERR-16
export const ForceTwoStepInClient = meta.story({
  name: 'force_two_step · client reloads',
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(bindErrors, 'force-two-step-in-client'),
  play: (context) => playError(context, bindErrors, 'force-two-step-in-client'),
})

// ERR-16
export const ForceTwoStep = meta.story({
  name: 'force_two_step · Goes to the set-up',
  parameters: errorPage(bindErrors, 'force-two-step'),
  play: (context) => playError(context, bindErrors, 'force-two-step'),
})

// ERR-08
export const SessionExpiredInClient = meta.story({
  name: '9000001 · Page expired · client, the session is asked for',
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(bindErrors, 'session-expired-in-client'),
  play: (context) => playError(context, bindErrors, 'session-expired-in-client'),
})

// ERR-07
export const SessionExpired = meta.story({
  name: '9000001 · Page expired',
  parameters: errorPage(bindErrors, 'session-expired'),
  play: (context) => playError(context, bindErrors, 'session-expired'),
})

// ERR-08
export const SessionIdle = meta.story({
  name: '9000001 · Page expired · client, still logged in',
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(bindErrors, 'session-idle'),
  play: (context) => playError(context, bindErrors, 'session-idle'),
})

// ERR-08
export const SessionEnded = meta.story({
  name: '9000001 · Page expired · client, logged out',
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(bindErrors, 'session-ended'),
  play: (context) => playError(context, bindErrors, 'session-ended'),
})

// ERR-09
export const EnterpriseLimitedOnMobile = meta.story({
  name: '1800002 · Enterprise expired · mobile',
  globals: { viewport: { value: 'phone' } },
  parameters: errorPage(bindErrors, 'enterprise-limited-on-mobile'),
  play: (context) => playError(context, bindErrors, 'enterprise-limited-on-mobile'),
})

// ERR-09
export const EnterpriseLimited = meta.story({
  name: '1800002 · Enterprise expired',
  parameters: errorPage(bindErrors, 'enterprise-limited'),
  play: (context) => playError(context, bindErrors, 'enterprise-limited'),
})

// ERR-10
export const ClientOutdated = meta.story({
  name: '9200001 · Client too old for leak prevention',
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(bindErrors, 'client-outdated'),
  play: (context) => playError(context, bindErrors, 'client-outdated'),
})

// ERR-12
export const AlreadyVerified = meta.story({
  name: 'already_verified',
  parameters: errorPage(bindErrors, 'already-verified'),
  play: (context) => playError(context, bindErrors, 'already-verified'),
})

// ERR-13
export const VerifyTooFrequent = meta.story({
  name: 'verify_operation_too_frequent · Notice',
  parameters: errorPage(bindErrors, 'verify-too-frequent'),
  play: (context) => playError(context, bindErrors, 'verify-too-frequent'),
})

// ERR-14
export const PictureCaptchaWrong = meta.story({
  name: 'pic_captcha_error · Wrong characters',
  parameters: errorPage(bindErrors, 'picture-captcha-wrong'),
  play: (context) => playError(context, bindErrors, 'picture-captcha-wrong'),
})

// ERR-14
export const PictureCaptchaNeeded = meta.story({
  name: 'pic_captcha_error · Picture asked for',
  parameters: errorPage(bindErrors, 'picture-captcha-needed'),
  play: (context) => playError(context, bindErrors, 'picture-captcha-needed'),
})

// ERR-15
export const SlidingCaptcha = meta.story({
  name: 'sliding_captcha_error · Slider shown',
  parameters: errorPage(bindErrors, 'sliding-captcha'),
  play: (context) => playError(context, bindErrors, 'sliding-captcha'),
})

// ERR-11
export const WithLink = meta.story({
  name: '2001001 · With a link',
  parameters: errorPage(bindErrors, 'with-link'),
  play: (context) => playError(context, bindErrors, 'with-link'),
})

// ERR-06
export const PasswordError = meta.story({
  name: 'Wrong password · beside the button',
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
  name: '1100007 · The server’s words',
  parameters: errorPage(bindErrors, 'reserved-code'),
  play: (context) => playError(context, bindErrors, 'reserved-code'),
})

// ERR-18
export const Other = meta.story({
  name: 'Any other error · The server’s words',
  parameters: errorPage(bindErrors, 'other'),
  play: (context) => playError(context, bindErrors, 'other'),
})
