// Written by `npm run stories:generate` from the error matrix, stories/errors: change that instead.
import preview from '../../../.storybook/preview.tsx'
import { SecurityDevicesPage } from '../../../src/pages/account/security-devices.tsx'
import { securityDevicesErrors } from '../../errors/drivers/security-devices.ts'
import { errorPage, playError } from '../../errors/play-error.ts'

const meta = preview.meta({
  title: 'Pages/Account security/Devices/Errors',
  component: SecurityDevicesPage,
  tags: ['page', '!autodocs'],
  beforeEach: async (context) => {
    await securityDevicesErrors.before?.(context)
  },
})

// ERR-01
export const Status500 = meta.story({
  name: '500 · Server had a small problem',
  tags: ['unpictured'],
  parameters: errorPage(securityDevicesErrors, 'status-500'),
  play: (context) => playError(context, securityDevicesErrors, 'status-500'),
})

// ERR-02
export const Status502 = meta.story({
  name: '502 · Server error, please retry',
  tags: ['unpictured'],
  parameters: errorPage(securityDevicesErrors, 'status-502'),
  play: (context) => playError(context, securityDevicesErrors, 'status-502'),
})

// ERR-03
export const Status404 = meta.story({
  name: '404 · Network error',
  tags: ['unpictured'],
  parameters: errorPage(securityDevicesErrors, 'status-404'),
  play: (context) => playError(context, securityDevicesErrors, 'status-404'),
})

// ERR-04
export const Status403 = meta.story({
  name: '403 · No permission',
  tags: ['unpictured'],
  parameters: errorPage(securityDevicesErrors, 'status-403'),
  play: (context) => playError(context, securityDevicesErrors, 'status-403'),
})

// RQ-7
export const StatusOther = meta.story({
  name: '429 · Too many requests, with the wait the server names',
  tags: ['unpictured'],
  parameters: errorPage(securityDevicesErrors, 'status-other'),
  play: (context) => playError(context, securityDevicesErrors, 'status-other'),
})

// RS-1
export const Offline = meta.story({
  name: 'Offline',
  tags: ['unpictured'],
  parameters: errorPage(securityDevicesErrors, 'offline'),
  play: (context) => playError(context, securityDevicesErrors, 'offline'),
})

// RQ-7
export const Timeout = meta.story({
  name: 'No answer in time',
  tags: ['unpictured'],
  parameters: errorPage(securityDevicesErrors, 'timeout'),
  play: (context) => playError(context, securityDevicesErrors, 'timeout'),
})

// RQ-7
export const Unreachable = meta.story({
  name: 'Connection dropped',
  tags: ['unpictured'],
  parameters: errorPage(securityDevicesErrors, 'unreachable'),
  play: (context) => playError(context, securityDevicesErrors, 'unreachable'),
})

// RQ-5
export const Unreadable = meta.story({
  name: 'An answer that cannot be read',
  tags: ['unpictured'],
  parameters: errorPage(securityDevicesErrors, 'unreadable'),
  play: (context) => playError(context, securityDevicesErrors, 'unreadable'),
})

// ERR-16
export const ForceTwoStepInClient = meta.story({
  name: 'force_two_step · client reloads',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityDevicesErrors, 'force-two-step-in-client'),
  play: (context) => playError(context, securityDevicesErrors, 'force-two-step-in-client'),
})

// ERR-16
export const ForceTwoStep = meta.story({
  name: 'force_two_step · Goes to the set-up',
  tags: ['unpictured'],
  parameters: errorPage(securityDevicesErrors, 'force-two-step'),
  play: (context) => playError(context, securityDevicesErrors, 'force-two-step'),
})

// ERR-08
export const SessionExpiredInClient = meta.story({
  name: '9000001 · Page expired · client, the session is asked for',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityDevicesErrors, 'session-expired-in-client'),
  play: (context) => playError(context, securityDevicesErrors, 'session-expired-in-client'),
})

// ERR-07
export const SessionExpired = meta.story({
  name: '9000001 · Page expired',
  tags: ['unpictured'],
  parameters: errorPage(securityDevicesErrors, 'session-expired'),
  play: (context) => playError(context, securityDevicesErrors, 'session-expired'),
})

// ERR-08
export const SessionIdle = meta.story({
  name: '9000001 · Page expired · client, still logged in',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityDevicesErrors, 'session-idle'),
  play: (context) => playError(context, securityDevicesErrors, 'session-idle'),
})

// ERR-08
export const SessionEnded = meta.story({
  name: '9000001 · Page expired · client, logged out',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityDevicesErrors, 'session-ended'),
  play: (context) => playError(context, securityDevicesErrors, 'session-ended'),
})

// ERR-09
export const EnterpriseLimitedOnMobile = meta.story({
  name: '1800002, 1800004 · Enterprise expired or restricted · mobile',
  tags: ['unpictured'],
  globals: { viewport: { value: 'phone' } },
  parameters: errorPage(securityDevicesErrors, 'enterprise-limited-on-mobile'),
  play: (context) => playError(context, securityDevicesErrors, 'enterprise-limited-on-mobile'),
})

// ERR-09
export const EnterpriseLimited = meta.story({
  name: '1800002, 1800004 · Enterprise expired or restricted',
  tags: ['unpictured'],
  parameters: errorPage(securityDevicesErrors, 'enterprise-limited'),
  play: (context) => playError(context, securityDevicesErrors, 'enterprise-limited'),
})

// ERR-10
export const ClientOutdated = meta.story({
  name: '9200001 · Client too old for leak prevention',
  tags: ['unpictured'],
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityDevicesErrors, 'client-outdated'),
  play: (context) => playError(context, securityDevicesErrors, 'client-outdated'),
})

// ERR-12
export const AlreadyVerified = meta.story({
  name: 'already_verified · Identity verified already',
  tags: ['unpictured'],
  parameters: errorPage(securityDevicesErrors, 'already-verified'),
  play: (context) => playError(context, securityDevicesErrors, 'already-verified'),
})

// ERR-13
export const VerifyTooFrequent = meta.story({
  name: 'verify_operation_too_frequent · Notice',
  tags: ['unpictured'],
  parameters: errorPage(securityDevicesErrors, 'verify-too-frequent'),
  play: (context) => playError(context, securityDevicesErrors, 'verify-too-frequent'),
})

// ERR-11
export const WithLink = meta.story({
  name: '2001001 · With a link',
  tags: ['unpictured'],
  parameters: errorPage(securityDevicesErrors, 'with-link'),
  play: (context) => playError(context, securityDevicesErrors, 'with-link'),
})

// ERR-17
export const ReservedCode = meta.story({
  name: '1100007, 1100008, 1100012, 1100013, 1100014, 1500002 · Reserved',
  tags: ['unpictured'],
  parameters: errorPage(securityDevicesErrors, 'reserved-code'),
  play: (context) => playError(context, securityDevicesErrors, 'reserved-code'),
})

// ERR-18
export const Other = meta.story({
  name: '1000000 · Any other error, in the server’s words',
  tags: ['unpictured'],
  parameters: errorPage(securityDevicesErrors, 'other'),
  play: (context) => playError(context, securityDevicesErrors, 'other'),
})
