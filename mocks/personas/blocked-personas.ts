import { errorExamples } from '../faults/error-examples.ts'
import { demoLinks } from './demo-links.ts'
import type { PersonaSetup } from './persona-setup.ts'

/** Demo accounts that cannot log in even with the correct password, to show how the login screen handles errors. */
export const blockedPersonas: PersonaSetup[] = [
  {
    id: 'enterprise-expired',
    title: 'Enterprise expired',
    email: 'expired@example.com',
    linkedTypes: ['wecom'],
    enterprise: { name: 'Expired Ltd', status: 'expired' },
    note: '1800002: a dialog that offers the web version, or an alert on a phone (ERR-09). WeCom logins fail, too.',
  },
  {
    id: 'enterprise-restricted',
    title: 'Enterprise restricted',
    email: 'restricted@example.com',
    enterprise: { name: 'Restricted Ltd', status: 'restricted' },
    note: '1800004: handled like an expired enterprise (ERR-09).',
  },
  {
    id: 'client-outdated',
    title: 'Leak-prevention client too old',
    email: 'outdated@example.com',
    enterprise: { name: 'Sealed Ltd', status: 'active', minClientVersion: '5.2' },
    note: '9200001 except in client version 5.2 or later: a dialog that offers the installer (ERR-10).',
  },
  {
    id: 'download-link',
    title: 'Error with a download link',
    email: 'download@example.com',
    loginError: errorExamples['with-link'],
    note: '2001001: an alert whose button opens the link (ERR-11).',
  },
  {
    id: 'force-two-step',
    title: 'Must set up two-step verification',
    email: 'two-step@example.com',
    enterprise: { name: 'Careful Ltd', status: 'active', forcesTwoStep: true },
    note: 'force_two_step: two-step verification is set up first; in a client, the page reloads (ERR-16).',
  },
  {
    id: 'session-expired',
    title: 'Page expired',
    email: 'session@example.com',
    loginError: errorExamples['session-expired'],
    note: '9000001: "page expired, click OK to retry", then a reload; in a client, a session check (ERR-07, ERR-08).',
  },
  {
    id: 'too-frequent',
    title: 'Too many verifications',
    email: 'frequent@example.com',
    loginError: errorExamples['verify-too-frequent'],
    note: 'verify_operation_too_frequent: a toast with the server’s message (ERR-13).',
  },
  {
    id: 'account-closed',
    title: 'Closed account',
    email: 'closed@example.com',
    loginError: errorExamples['field-error'],
    note: 'An error for the field `login`, shown below it (ERR-06).',
  },
  {
    id: 'not-activated',
    title: 'Not activated yet',
    email: 'invited@example.com',
    enterprise: { name: 'Arcade Ltd', status: 'active' },
    loginError: errorExamples['reserved-code'],
    note: `1100007: an alert with the server’s message (ERR-17, ERR-18), until the link ${demoLinks.activation} has been used.`,
  },
  {
    id: 'not-activated-phone',
    title: 'Not activated yet, invited with a phone number',
    phone: '13500135000',
    enterprise: { name: 'Arcade Ltd', status: 'active' },
    loginError: errorExamples['reserved-code'],
    note: `1100007 until the link ${demoLinks.activationWithPhone} has been used. Its page asks for no phone number, since the invitation includes one.`,
  },
  {
    id: 'no-permission',
    title: 'No permission',
    email: 'forbidden@example.com',
    loginError: errorExamples['status-403'],
    note: 'HTTP 403: "no permission" (ERR-04).',
  },
  {
    id: 'server-error',
    title: 'Server error',
    email: 'error@example.com',
    loginError: errorExamples['status-500'],
    note: 'HTTP 500: "a small problem", with a link to support (ERR-01).',
  },
  {
    id: 'bad-gateway',
    title: 'Bad gateway',
    email: 'gateway@example.com',
    loginError: errorExamples['status-502'],
    note: 'HTTP 502: "please retry" (ERR-02).',
  },
  {
    id: 'too-many-requests',
    title: 'Too many requests',
    email: 'busy@example.com',
    loginError: errorExamples['status-other'],
    note: 'HTTP 429 with Retry-After: an alert that states how long to wait.',
  },
]
