import type { ErrorId } from '../../src/errors/catalogue.ts'

/** What reviewers see of an error: its name in the sidebar, the rule it comes from, and the viewport of its stories. */
export type ErrorLabel = {
  name: string
  /** A rule of docs/rules.md or docs/safety.md. */
  rule: `${'ERR' | 'RQ' | 'RS' | 'API'}-${number}`
  /** The viewport, if it is not the desktop's. */
  frame?: 'client' | 'phone'
}

/** Total, so that a new error of the catalogue does not compile without a label. */
export const errorLabels: Record<ErrorId, ErrorLabel> = {
  'status-500': { name: '500 · Server had a small problem', rule: 'ERR-01' },
  'status-502': { name: '502 · Server error, please retry', rule: 'ERR-02' },
  'status-404': { name: '404 · Network error', rule: 'ERR-03' },
  'status-403': { name: '403 · No permission', rule: 'ERR-04' },
  'status-other': { name: '429 · Too many requests, with the time to wait', rule: 'RQ-7' },
  offline: { name: 'Offline', rule: 'RS-1' },
  timeout: { name: 'Timeout', rule: 'RQ-7' },
  unreachable: { name: 'Connection dropped', rule: 'RQ-7' },
  unreadable: { name: 'Unreadable response', rule: 'RQ-5' },
  'encryption-refused': { name: 'Encryption failed, nothing is sent', rule: 'API-04' },
  'force-two-step-in-client': { name: 'force_two_step · Client reloads', rule: 'ERR-16', frame: 'client' },
  'force-two-step': { name: 'force_two_step · Two-step set-up opens', rule: 'ERR-16' },
  'session-expired-in-client': {
    name: '9000001 · Page expired · client, session is checked',
    rule: 'ERR-08',
    frame: 'client',
  },
  'session-expired': { name: '9000001 · Page expired', rule: 'ERR-07' },
  'session-idle': { name: '9000001 · Page expired · client, still logged in', rule: 'ERR-08', frame: 'client' },
  'session-ended': { name: '9000001 · Page expired · client, logged out', rule: 'ERR-08', frame: 'client' },
  'enterprise-limited-on-mobile': {
    name: '1800002, 1800004 · Enterprise expired or restricted · mobile',
    rule: 'ERR-09',
    frame: 'phone',
  },
  'enterprise-limited': { name: '1800002, 1800004 · Enterprise expired or restricted', rule: 'ERR-09' },
  'client-outdated': { name: '9200001 · Client too old for leak prevention', rule: 'ERR-10', frame: 'client' },
  'already-verified': { name: 'already_verified · Identity already verified', rule: 'ERR-12' },
  'verify-too-frequent': { name: 'verify_operation_too_frequent · Notice', rule: 'ERR-13' },
  'picture-captcha-wrong': { name: 'pic_captcha_error · Wrong characters', rule: 'ERR-14' },
  'picture-captcha-needed': { name: 'pic_captcha_error · Picture required', rule: 'ERR-14' },
  'sliding-captcha': { name: 'sliding_captcha_error · Slider shown', rule: 'ERR-15' },
  'with-link': { name: '2001001 · With a link', rule: 'ERR-11' },
  'password-error': { name: 'Wrong password · next to the button', rule: 'ERR-06' },
  'field-error': { name: 'Field error', rule: 'ERR-06' },
  'two-step-code-error': { name: '1100004 · Wrong two-step code', rule: 'ERR-06' },
  'reserved-code': {
    name: '1100007, 1100008, 1100012, 1100013, 1100014, 1500002 · Reserved',
    rule: 'ERR-17',
  },
  other: { name: '1000000 · Any other error, with the server’s message', rule: 'ERR-18' },
}
