import type { ErrorId } from '../../src/errors/catalogue.ts'

/** What a reviewer reads of an error: its name in the sidebar, the rule it comes from, the frame that it is looked at in. */
export type ErrorLabel = {
  name: string
  /** Of docs/rules.md or docs/safety.md. */
  rule: `${'ERR' | 'RQ' | 'RS' | 'API'}-${number}`
  /** The preview's viewport, where it is not the desktop's. */
  frame?: 'client' | 'phone'
}

/** A new error of the catalogue does not compile until it is named here. */
export const errorLabels: Record<ErrorId, ErrorLabel> = {
  'status-500': { name: '500 · Server had a small problem', rule: 'ERR-01' },
  'status-502': { name: '502 · Server error, please retry', rule: 'ERR-02' },
  'status-404': { name: '404 · Network error', rule: 'ERR-03' },
  'status-403': { name: '403 · No permission', rule: 'ERR-04' },
  'status-other': { name: '429 · Too many requests, with the wait the server names', rule: 'RQ-7' },
  offline: { name: 'Offline', rule: 'RS-1' },
  timeout: { name: 'No answer in time', rule: 'RQ-7' },
  unreachable: { name: 'Connection dropped', rule: 'RQ-7' },
  unreadable: { name: 'An answer that cannot be read', rule: 'RQ-5' },
  'encryption-refused': { name: 'Nothing sent: could not be encrypted', rule: 'API-04' },
  'force-two-step-in-client': { name: 'force_two_step · client reloads', rule: 'ERR-16', frame: 'client' },
  'force-two-step': { name: 'force_two_step · Goes to the set-up', rule: 'ERR-16' },
  'session-expired-in-client': {
    name: '9000001 · Page expired · client, the session is asked for',
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
  'already-verified': { name: 'already_verified · Identity verified already', rule: 'ERR-12' },
  'verify-too-frequent': { name: 'verify_operation_too_frequent · Notice', rule: 'ERR-13' },
  'picture-captcha-wrong': { name: 'pic_captcha_error · Wrong characters', rule: 'ERR-14' },
  'picture-captcha-needed': { name: 'pic_captcha_error · Picture asked for', rule: 'ERR-14' },
  'sliding-captcha': { name: 'sliding_captcha_error · Slider shown', rule: 'ERR-15' },
  'with-link': { name: '2001001 · With a link', rule: 'ERR-11' },
  'password-error': { name: 'Wrong password · beside the button', rule: 'ERR-06' },
  'field-error': { name: 'Error of a field', rule: 'ERR-06' },
  'two-step-code-error': { name: '1100004 · Wrong code of the second step', rule: 'ERR-06' },
  'reserved-code': {
    name: '1100007, 1100008, 1100012, 1100013, 1100014, 1500002 · Reserved',
    rule: 'ERR-17',
  },
  other: { name: '1000000 · Any other error, in the server’s words', rule: 'ERR-18' },
}
