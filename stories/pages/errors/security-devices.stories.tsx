// Written by `npm run stories:generate` from the error matrix, stories/errors: change that instead.
import preview from '../../../.storybook/preview.tsx'
import { SecurityDevicesPage } from '../../../src/pages/security-devices.tsx'
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
  parameters: errorPage(securityDevicesErrors, 'status-500'),
  play: (context) => playError(context, securityDevicesErrors, 'status-500'),
})

// ERR-02
export const Status502 = meta.story({
  name: '502 · Server error, please retry',
  parameters: errorPage(securityDevicesErrors, 'status-502'),
  play: (context) => playError(context, securityDevicesErrors, 'status-502'),
})

// ERR-03
export const Status404 = meta.story({
  name: '404 · Network error',
  parameters: errorPage(securityDevicesErrors, 'status-404'),
  play: (context) => playError(context, securityDevicesErrors, 'status-404'),
})

// ERR-04
export const Status403 = meta.story({
  name: '403 · No permission',
  parameters: errorPage(securityDevicesErrors, 'status-403'),
  play: (context) => playError(context, securityDevicesErrors, 'status-403'),
})

// RQ-7
export const StatusOther = meta.story({
  name: '429 · Too many requests, with the wait the server names',
  parameters: errorPage(securityDevicesErrors, 'status-other'),
  play: (context) => playError(context, securityDevicesErrors, 'status-other'),
})

// RS-1
export const Offline = meta.story({
  name: 'Offline',
  parameters: errorPage(securityDevicesErrors, 'offline'),
  play: (context) => playError(context, securityDevicesErrors, 'offline'),
})

// RQ-7
export const Timeout = meta.story({
  name: 'No answer in time',
  parameters: errorPage(securityDevicesErrors, 'timeout'),
  play: (context) => playError(context, securityDevicesErrors, 'timeout'),
})

// RQ-7
export const Unreachable = meta.story({
  name: 'Connection dropped',
  parameters: errorPage(securityDevicesErrors, 'unreachable'),
  play: (context) => playError(context, securityDevicesErrors, 'unreachable'),
})

// RQ-5
export const Unreadable = meta.story({
  name: 'An answer that cannot be read',
  parameters: errorPage(securityDevicesErrors, 'unreadable'),
  play: (context) => playError(context, securityDevicesErrors, 'unreadable'),
})

// ERR-16
export const ForceTwoStepInClient = meta.story({
  name: 'force_two_step · client reloads',
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityDevicesErrors, 'force-two-step-in-client'),
  play: (context) => playError(context, securityDevicesErrors, 'force-two-step-in-client'),
})

// ERR-16
export const ForceTwoStep = meta.story({
  name: 'force_two_step · Goes to the set-up',
  parameters: errorPage(securityDevicesErrors, 'force-two-step'),
  play: (context) => playError(context, securityDevicesErrors, 'force-two-step'),
})

// ERR-08
export const SessionExpiredInClient = meta.story({
  name: '9000001 · Page expired · client, the session is asked for',
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityDevicesErrors, 'session-expired-in-client'),
  play: (context) => playError(context, securityDevicesErrors, 'session-expired-in-client'),
})

// ERR-07
export const SessionExpired = meta.story({
  name: '9000001 · Page expired',
  parameters: errorPage(securityDevicesErrors, 'session-expired'),
  play: (context) => playError(context, securityDevicesErrors, 'session-expired'),
})

// ERR-08
export const SessionIdle = meta.story({
  name: '9000001 · Page expired · client, still logged in',
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityDevicesErrors, 'session-idle'),
  play: (context) => playError(context, securityDevicesErrors, 'session-idle'),
})

// ERR-08
export const SessionEnded = meta.story({
  name: '9000001 · Page expired · client, logged out',
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityDevicesErrors, 'session-ended'),
  play: (context) => playError(context, securityDevicesErrors, 'session-ended'),
})

// ERR-09
export const EnterpriseLimitedOnMobile = meta.story({
  name: '1800002 · Enterprise expired · mobile',
  globals: { viewport: { value: 'phone' } },
  parameters: errorPage(securityDevicesErrors, 'enterprise-limited-on-mobile'),
  play: (context) => playError(context, securityDevicesErrors, 'enterprise-limited-on-mobile'),
})

// ERR-09
export const EnterpriseLimited = meta.story({
  name: '1800002 · Enterprise expired',
  parameters: errorPage(securityDevicesErrors, 'enterprise-limited'),
  play: (context) => playError(context, securityDevicesErrors, 'enterprise-limited'),
})

// ERR-10
export const ClientOutdated = meta.story({
  name: '9200001 · Client too old for leak prevention',
  globals: { viewport: { value: 'client' } },
  parameters: errorPage(securityDevicesErrors, 'client-outdated'),
  play: (context) => playError(context, securityDevicesErrors, 'client-outdated'),
})

// ERR-12
export const AlreadyVerified = meta.story({
  name: 'already_verified',
  parameters: errorPage(securityDevicesErrors, 'already-verified'),
  play: (context) => playError(context, securityDevicesErrors, 'already-verified'),
})

// ERR-13
export const VerifyTooFrequent = meta.story({
  name: 'verify_operation_too_frequent · Notice',
  parameters: errorPage(securityDevicesErrors, 'verify-too-frequent'),
  play: (context) => playError(context, securityDevicesErrors, 'verify-too-frequent'),
})

// ERR-11
export const WithLink = meta.story({
  name: '2001001 · With a link',
  parameters: errorPage(securityDevicesErrors, 'with-link'),
  play: (context) => playError(context, securityDevicesErrors, 'with-link'),
})

// ERR-17
export const ReservedCode = meta.story({
  name: '1100007 · The server’s words',
  parameters: errorPage(securityDevicesErrors, 'reserved-code'),
  play: (context) => playError(context, securityDevicesErrors, 'reserved-code'),
})

// ERR-18
export const Other = meta.story({
  name: 'Any other error · The server’s words',
  parameters: errorPage(securityDevicesErrors, 'other'),
  play: (context) => playError(context, securityDevicesErrors, 'other'),
})
