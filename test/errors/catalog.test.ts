import { describe, expect, test } from 'vitest'
import { catalog, type ErrorId, errorIds, fallbackRow } from '../../src/errors/catalog.ts'
import type { ErrorItem, Failure } from '../../src/errors/failure.ts'
import type { Handling, Situation } from '../../src/errors/handling.ts'
import { resolve, resolveSessionCheck } from '../../src/errors/resolve.ts'

const onWeb: Situation = { clientType: 'web', isMobile: false, fields: ['login', 'password'] }
const inClient: Situation = { ...onWeb, clientType: 'sync' }
const onMobile: Situation = { ...onWeb, isMobile: true }
const serverText = 'A message from the server'

const rejected = (item: ErrorItem): Failure => ({ kind: 'rejected', items: [{ message: serverText, ...item }] })
const code = (errorCode: string) => rejected({ code: errorCode })
const status = (statusCode: number): Failure => ({ kind: 'status', status: statusCode })
const network = (reason: 'offline' | 'timeout' | 'unreachable' | 'unreadable'): Failure => ({ kind: 'network', reason })
const noFollowUp = { kind: 'none' } as const

type Expected = Omit<Handling, 'retryAfterMs' | 'code'>
type Example = [rule: string, failure: Failure, situation: Situation, handling: Expected]

/** An alert with our own text and no follow-up, unless `changes` overrides them. */
const alert = (id: ErrorId, changes: Partial<Expected> = {}): Expected => ({
  id,
  surface: 'alert',
  followUp: noFollowUp,
  ...changes,
})
/** An alert with the server's text. */
const serverAlert = (id: ErrorId, changes: Partial<Expected> = {}) => alert(id, { serverText, ...changes })
/** A silent error with its follow-up. */
const silent = (id: ErrorId, kind: 'reload' | 'redirect' | 'check-session' | 'skip-step'): Expected => ({
  id,
  surface: 'silent',
  followUp: { kind },
})

const link = 'https://cdn.test/setup.exe'
const openLink = { kind: 'open-link', href: link } as const

const examples: Example[] = [
  ['ERR-01', status(500), onWeb, alert('status-500')],
  ['ERR-02', status(502), onWeb, alert('status-502')],
  ['ERR-03', status(404), onWeb, alert('status-404')],
  ['ERR-04', status(403), onWeb, alert('status-403')],
  ...[400, 401, 413, 429, 503, 418, 302].map(
    (statusCode): Example => ['RQ-7', status(statusCode), onWeb, alert('status-other')],
  ),
  ['RS-1', network('offline'), onWeb, alert('offline')],
  ['RQ-7', network('timeout'), onWeb, alert('timeout')],
  ['RQ-5', network('unreachable'), onWeb, alert('unreachable')],
  [
    'RS-1',
    { kind: 'network', reason: 'unreachable', needsReload: true },
    onWeb,
    alert('unreachable', { followUp: { kind: 'reload' } }),
  ],
  ['RQ-5', network('unreadable'), onWeb, alert('unreadable')],
  ['API-04', { kind: 'not-sent', reason: 'secure-zone' }, onWeb, alert('encryption-failed')],
  ['ERR-16', code('force_two_step'), inClient, silent('force-two-step-in-client', 'reload')],
  ['ERR-16', code('force_two_step'), onWeb, silent('force-two-step', 'redirect')],
  ['ERR-07', code('9000001'), onWeb, alert('session-expired', { followUp: { kind: 'reload' } })],
  ['ERR-08', code('9000001'), { ...onWeb, clientType: 'app' }, silent('session-expired-in-client', 'check-session')],
  ...['1800002', '1800004'].flatMap((errorCode): Example[] => [
    ['ERR-09', code(errorCode), onWeb, { id: 'enterprise-limited', surface: 'dialog', followUp: { kind: 'open-web' } }],
    ['ERR-09', code(errorCode), onMobile, alert('enterprise-limited-on-mobile')],
  ]),
  [
    'ERR-10',
    code('9200001'),
    inClient,
    serverAlert('client-outdated', { surface: 'dialog', followUp: { kind: 'download-client' } }),
  ],
  [
    'ERR-10',
    { kind: 'rejected', items: [{ code: '9200001', downloadLink: link }] },
    inClient,
    { id: 'client-outdated', surface: 'dialog', followUp: openLink },
  ],
  ...['2001001', '1', undefined].map(
    (errorCode): Example => [
      'ERR-11',
      rejected({ code: errorCode, field: 'login', downloadLink: link }),
      onWeb,
      serverAlert('with-link', { followUp: openLink }),
    ],
  ),
  ['ERR-11', code('2001001'), onWeb, serverAlert('other')],
  ['ERR-12', code('already_verified'), onWeb, silent('already-verified', 'skip-step')],
  ['ERR-13', code('verify_operation_too_frequent'), onWeb, serverAlert('verify-too-frequent', { surface: 'toast' })],
  [
    'ERR-14',
    code('pic_captcha_error'),
    onWeb,
    serverAlert('picture-captcha-needed', { surface: 'silent', followUp: { kind: 'refresh-picture' } }),
  ],
  [
    'ERR-14',
    code('pic_captcha_error'),
    { ...onWeb, fields: ['login', 'pic_captcha'] },
    serverAlert('picture-captcha-wrong', {
      surface: 'field',
      field: 'pic_captcha',
      followUp: { kind: 'refresh-picture' },
    }),
  ],
  [
    'ERR-15',
    code('sliding_captcha_error'),
    onWeb,
    serverAlert('sliding-captcha', { surface: 'silent', followUp: { kind: 'start-slider' } }),
  ],
  ['ERR-06', rejected({ field: 'password' }), onWeb, serverAlert('password-error', { surface: 'submit' })],
  [
    'ERR-06',
    rejected({ field: 'login', code: '1100007' }),
    onWeb,
    serverAlert('field-error', { surface: 'field', field: 'login' }),
  ],
  [
    'ERR-06',
    rejected({ field: 'login' }),
    { ...onWeb, fields: ['two_step_captcha'] },
    serverAlert('two-step-code-error', { surface: 'field', field: 'two_step_captcha' }),
  ],
  ...['login', 'password', 'company_name'].map(
    (field): Example => ['ERR-06', rejected({ field }), { ...onWeb, fields: ['sms_captcha'] }, serverAlert('other')],
  ),
  ...['1100007', '1100008', '1100012', '1100013', '1100014', '1500002'].map(
    (errorCode): Example => ['ERR-17', code(errorCode), onWeb, serverAlert('reserved-code')],
  ),
  ['ERR-18', code('123'), onWeb, serverAlert('other')],
  ['ERR-18', { kind: 'rejected', items: [] }, onWeb, alert('other')],
]

describe('each row of the catalog', () => {
  test.each(examples)('%s handles %j in %j', (_, failure, situation, handling) => {
    // The result includes the server's error code, whichever row applies.
    const errorCode = failure.kind === 'rejected' ? failure.items[0]?.code : undefined
    expect(resolve(failure, situation)).toEqual([errorCode === undefined ? handling : { ...handling, code: errorCode }])
  })

  test('ERR-08 chooses the alert based on the result of the session check', () => {
    expect(resolveSessionCheck(true)).toEqual({ id: 'session-idle', surface: 'alert', followUp: { kind: 'reload' } })
    expect(resolveSessionCheck(false)).toEqual({ id: 'session-ended', surface: 'alert', followUp: { kind: 'relogin' } })
  })
})

describe('the catalog', () => {
  test('has unique ids in kebab-case', () => {
    expect(new Set(errorIds).size).toBe(catalog.length)
    for (const id of errorIds) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('ERR-18 ends with the only row that matches everything', () => {
    expect(catalog.at(-1)).toBe(fallbackRow)
    expect(catalog.filter(({ when }) => Object.keys(when).length === 0)).toHaveLength(1)
  })

  test('has a follow-up for every silent row', () => {
    const silentRows = catalog.filter(({ surface }) => surface === 'silent')
    expect(silentRows.length).toBeGreaterThan(0)
    for (const row of silentRows) expect(row.followUp).not.toBe('none')
  })
})
