// Written by `npm run stories:generate` from the error matrix, stories/errors: change that instead.
import preview from '../../../.storybook/preview.tsx'
import { SecurityOpenApiPage } from '../../../src/pages/account/security-open-api.tsx'
import { securityOpenApiErrors } from '../../errors/drivers/security-open-api.ts'
import { errorPage, playError } from '../../errors/play-error.ts'

const meta = preview.meta({
  title: 'Pages/Account security/Open API token/Errors',
  component: SecurityOpenApiPage,
  tags: ['page', '!autodocs'],
  beforeEach: async (context) => {
    await securityOpenApiErrors.before?.(context)
  },
})

// ERR-01
export const Status500 = meta.story({
  name: '500 · Server had a small problem',
  tags: ['unpictured'],
  parameters: errorPage(securityOpenApiErrors, 'status-500'),
  play: (context) => playError(context, securityOpenApiErrors, 'status-500'),
})

// ERR-02
export const Status502 = meta.story({
  name: '502 · Server error, please retry',
  tags: ['unpictured'],
  parameters: errorPage(securityOpenApiErrors, 'status-502'),
  play: (context) => playError(context, securityOpenApiErrors, 'status-502'),
})

// ERR-03
export const Status404 = meta.story({
  name: '404 · Network error',
  tags: ['unpictured'],
  parameters: errorPage(securityOpenApiErrors, 'status-404'),
  play: (context) => playError(context, securityOpenApiErrors, 'status-404'),
})

// ERR-04
export const Status403 = meta.story({
  name: '403 · No permission',
  tags: ['unpictured'],
  parameters: errorPage(securityOpenApiErrors, 'status-403'),
  play: (context) => playError(context, securityOpenApiErrors, 'status-403'),
})

// RQ-7
export const StatusOther = meta.story({
  name: '429 · Too many requests, with the wait the server names',
  tags: ['unpictured'],
  parameters: errorPage(securityOpenApiErrors, 'status-other'),
  play: (context) => playError(context, securityOpenApiErrors, 'status-other'),
})

// RS-1
export const Offline = meta.story({
  name: 'Offline',
  tags: ['unpictured'],
  parameters: errorPage(securityOpenApiErrors, 'offline'),
  play: (context) => playError(context, securityOpenApiErrors, 'offline'),
})

// RQ-7
export const Timeout = meta.story({
  name: 'No answer in time',
  tags: ['unpictured'],
  parameters: errorPage(securityOpenApiErrors, 'timeout'),
  play: (context) => playError(context, securityOpenApiErrors, 'timeout'),
})

// RQ-7
export const Unreachable = meta.story({
  name: 'Connection dropped',
  tags: ['unpictured'],
  parameters: errorPage(securityOpenApiErrors, 'unreachable'),
  play: (context) => playError(context, securityOpenApiErrors, 'unreachable'),
})

// RQ-5
export const Unreadable = meta.story({
  name: 'An answer that cannot be read',
  tags: ['unpictured'],
  parameters: errorPage(securityOpenApiErrors, 'unreadable'),
  play: (context) => playError(context, securityOpenApiErrors, 'unreadable'),
})

// ERR-16
export const ForceTwoStepInClient = meta.story({
  name: 'force_two_step · client reloads',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityOpenApiErrors, 'force-two-step-in-client'),
  play: (context) => playError(context, securityOpenApiErrors, 'force-two-step-in-client'),
})

// ERR-16
export const ForceTwoStep = meta.story({
  name: 'force_two_step · Goes to the set-up',
  tags: ['unpictured'],
  parameters: errorPage(securityOpenApiErrors, 'force-two-step'),
  play: (context) => playError(context, securityOpenApiErrors, 'force-two-step'),
})

// ERR-08
export const SessionExpiredInClient = meta.story({
  name: '9000001 · Page expired · client, the session is asked for',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityOpenApiErrors, 'session-expired-in-client'),
  play: (context) => playError(context, securityOpenApiErrors, 'session-expired-in-client'),
})

// ERR-07
export const SessionExpired = meta.story({
  name: '9000001 · Page expired',
  tags: ['unpictured'],
  parameters: errorPage(securityOpenApiErrors, 'session-expired'),
  play: (context) => playError(context, securityOpenApiErrors, 'session-expired'),
})

// ERR-08
export const SessionIdle = meta.story({
  name: '9000001 · Page expired · client, still logged in',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityOpenApiErrors, 'session-idle'),
  play: (context) => playError(context, securityOpenApiErrors, 'session-idle'),
})

// ERR-08
export const SessionEnded = meta.story({
  name: '9000001 · Page expired · client, logged out',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityOpenApiErrors, 'session-ended'),
  play: (context) => playError(context, securityOpenApiErrors, 'session-ended'),
})

// ERR-09
export const EnterpriseLimitedOnMobile = meta.story({
  name: '1800002, 1800004 · Enterprise expired or restricted · mobile',
  tags: ['unpictured'],
  globals: { viewport: { value: 'phone' } },
  parameters: errorPage(securityOpenApiErrors, 'enterprise-limited-on-mobile'),
  play: (context) => playError(context, securityOpenApiErrors, 'enterprise-limited-on-mobile'),
})

// ERR-09
export const EnterpriseLimited = meta.story({
  name: '1800002, 1800004 · Enterprise expired or restricted',
  tags: ['unpictured'],
  parameters: errorPage(securityOpenApiErrors, 'enterprise-limited'),
  play: (context) => playError(context, securityOpenApiErrors, 'enterprise-limited'),
})

// ERR-10
export const ClientOutdated = meta.story({
  name: '9200001 · Client too old for leak prevention',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityOpenApiErrors, 'client-outdated'),
  play: (context) => playError(context, securityOpenApiErrors, 'client-outdated'),
})

// ERR-12
export const AlreadyVerified = meta.story({
  name: 'already_verified · Identity verified already',
  tags: ['unpictured'],
  parameters: errorPage(securityOpenApiErrors, 'already-verified'),
  play: (context) => playError(context, securityOpenApiErrors, 'already-verified'),
})

// ERR-13
export const VerifyTooFrequent = meta.story({
  name: 'verify_operation_too_frequent · Notice',
  tags: ['unpictured'],
  parameters: errorPage(securityOpenApiErrors, 'verify-too-frequent'),
  play: (context) => playError(context, securityOpenApiErrors, 'verify-too-frequent'),
})

// ERR-11
export const WithLink = meta.story({
  name: '2001001 · With a link',
  tags: ['unpictured'],
  parameters: errorPage(securityOpenApiErrors, 'with-link'),
  play: (context) => playError(context, securityOpenApiErrors, 'with-link'),
})

// ERR-17
export const ReservedCode = meta.story({
  name: '1100007, 1100008, 1100012, 1100013, 1100014, 1500002 · Reserved',
  tags: ['unpictured'],
  parameters: errorPage(securityOpenApiErrors, 'reserved-code'),
  play: (context) => playError(context, securityOpenApiErrors, 'reserved-code'),
})

// ERR-18
export const Other = meta.story({
  name: '1000000 · Any other error, in the server’s words',
  tags: ['unpictured'],
  parameters: errorPage(securityOpenApiErrors, 'other'),
  play: (context) => playError(context, securityOpenApiErrors, 'other'),
})
