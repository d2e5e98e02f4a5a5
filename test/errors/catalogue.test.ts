import { describe, expect, test } from 'vitest'
import { catalogue, type ErrorId, errorIds, fallbackRow } from '../../src/errors/catalogue.ts'
import type { ErrorItem, Failure } from '../../src/errors/failure.ts'
import type { Handling, Situation } from '../../src/errors/handling.ts'
import { resolve, resolveSessionCheck } from '../../src/errors/resolve.ts'

const web: Situation = { clientType: 'web', isMobile: false, fields: ['login', 'password'] }
const client: Situation = { ...web, clientType: 'sync' }
const mobile: Situation = { ...web, isMobile: true }
const serverText = 'What the server says'

const refusal = (item: ErrorItem): Failure => ({ kind: 'answer', items: [{ message: serverText, ...item }] })
const code = (text: string) => refusal({ code: text })
const status = (number: number): Failure => ({ kind: 'status', status: number })
const network = (reason: 'offline' | 'timeout' | 'unreachable' | 'unreadable'): Failure => ({ kind: 'network', reason })
const noFollow = { kind: 'none' } as const

type Expected = Omit<Handling, 'retryAfterMs' | 'code'>
type Example = [rule: string, failure: Failure, situation: Situation, handling: Expected]

/** An alert with our own text and no follow-up, unless `changes` says otherwise. */
const alert = (id: ErrorId, changes: Partial<Expected> = {}): Expected => ({
  id,
  surface: 'alert',
  follow: noFollow,
  ...changes,
})
/** An alert with the server's text. */
const serverAlert = (id: ErrorId, changes: Partial<Expected> = {}) => alert(id, { serverText, ...changes })
/** An error that shows nothing, with its follow-up. */
const silent = (id: ErrorId, kind: 'reload' | 'redirect' | 'check-session' | 'skip-step'): Expected => ({
  id,
  surface: 'silent',
  follow: { kind },
})

const link = 'https://cdn.test/setup.exe'
const openLink = { kind: 'open-link', href: link } as const

const examples: Example[] = [
  ['ERR-01', status(500), web, alert('status-500')],
  ['ERR-02', status(502), web, alert('status-502')],
  ['ERR-03', status(404), web, alert('status-404')],
  ['ERR-04', status(403), web, alert('status-403')],
  ...[400, 401, 413, 429, 503, 418, 302].map((number): Example => ['RQ-7', status(number), web, alert('status-other')]),
  ['RS-1', network('offline'), web, alert('offline')],
  ['RQ-7', network('timeout'), web, alert('timeout')],
  ['RQ-5', network('unreachable'), web, alert('unreachable')],
  [
    'RS-1',
    { kind: 'network', reason: 'unreachable', needsReload: true },
    web,
    alert('unreachable', { follow: { kind: 'reload' } }),
  ],
  ['RQ-5', network('unreadable'), web, alert('unreadable')],
  ['API-04', { kind: 'refused', reason: 'secure-zone' }, web, alert('encryption-refused')],
  ['ERR-16', code('force_two_step'), client, silent('force-two-step-in-client', 'reload')],
  ['ERR-16', code('force_two_step'), web, silent('force-two-step', 'redirect')],
  ['ERR-07', code('9000001'), web, alert('session-expired', { follow: { kind: 'reload' } })],
  ['ERR-08', code('9000001'), { ...web, clientType: 'app' }, silent('session-expired-in-client', 'check-session')],
  ...['1800002', '1800004'].flatMap((number): Example[] => [
    ['ERR-09', code(number), web, { id: 'enterprise-limited', surface: 'dialog', follow: { kind: 'open-web' } }],
    ['ERR-09', code(number), mobile, alert('enterprise-limited-on-mobile')],
  ]),
  [
    'ERR-10',
    code('9200001'),
    client,
    serverAlert('client-outdated', { surface: 'dialog', follow: { kind: 'download-client' } }),
  ],
  [
    'ERR-10',
    { kind: 'answer', items: [{ code: '9200001', downloadLink: link }] },
    client,
    { id: 'client-outdated', surface: 'dialog', follow: openLink },
  ],
  ...['2001001', '1', undefined].map(
    (number): Example => [
      'ERR-11',
      refusal({ code: number, field: 'login', downloadLink: link }),
      web,
      serverAlert('with-link', { follow: openLink }),
    ],
  ),
  ['ERR-11', code('2001001'), web, serverAlert('other')],
  ['ERR-12', code('already_verified'), web, silent('already-verified', 'skip-step')],
  ['ERR-13', code('verify_operation_too_frequent'), web, serverAlert('verify-too-frequent', { surface: 'toast' })],
  [
    'ERR-14',
    code('pic_captcha_error'),
    web,
    serverAlert('picture-captcha-needed', { surface: 'silent', follow: { kind: 'refresh-picture' } }),
  ],
  [
    'ERR-14',
    code('pic_captcha_error'),
    { ...web, fields: ['login', 'pic_captcha'] },
    serverAlert('picture-captcha-wrong', {
      surface: 'field',
      field: 'pic_captcha',
      follow: { kind: 'refresh-picture' },
    }),
  ],
  [
    'ERR-15',
    code('sliding_captcha_error'),
    web,
    serverAlert('sliding-captcha', { surface: 'silent', follow: { kind: 'start-slider' } }),
  ],
  ['ERR-06', refusal({ field: 'password' }), web, serverAlert('password-error', { surface: 'submit' })],
  [
    'ERR-06',
    refusal({ field: 'login', code: '1100007' }),
    web,
    serverAlert('field-error', { surface: 'field', field: 'login' }),
  ],
  [
    'ERR-06',
    refusal({ field: 'login' }),
    { ...web, fields: ['two_step_captcha'] },
    serverAlert('two-step-code-error', { surface: 'field', field: 'two_step_captcha' }),
  ],
  ...['login', 'password', 'company_name'].map(
    (field): Example => ['ERR-06', refusal({ field }), { ...web, fields: ['sms_captcha'] }, serverAlert('other')],
  ),
  ...['1100007', '1100008', '1100012', '1100013', '1100014', '1500002'].map(
    (number): Example => ['ERR-17', code(number), web, serverAlert('reserved-code')],
  ),
  ['ERR-18', code('123'), web, serverAlert('other')],
  ['ERR-18', { kind: 'answer', items: [] }, web, alert('other')],
]

describe('each row of the catalogue', () => {
  test.each(examples)('%s handles %j in %j', (_, failure, situation, handling) => {
    // A handling keeps the server's code, whichever row applies.
    const code = failure.kind === 'answer' ? failure.items[0]?.code : undefined
    expect(resolve(failure, situation)).toEqual([code === undefined ? handling : { ...handling, code }])
  })

  test('ERR-08 chooses the alert by the result of the session check', () => {
    expect(resolveSessionCheck(true)).toEqual({ id: 'session-idle', surface: 'alert', follow: { kind: 'reload' } })
    expect(resolveSessionCheck(false)).toEqual({ id: 'session-ended', surface: 'alert', follow: { kind: 'relogin' } })
  })
})

describe('the shape of the catalogue', () => {
  test('has unique ids in kebab-case', () => {
    expect(new Set(errorIds).size).toBe(catalogue.length)
    for (const id of errorIds) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('ERR-18 ends with the only row that matches everything', () => {
    expect(catalogue.at(-1)).toBe(fallbackRow)
    expect(catalogue.filter(({ when }) => Object.keys(when).length === 0)).toHaveLength(1)
  })

  test('gives every silent row a follow-up', () => {
    const silentRows = catalogue.filter(({ surface }) => surface === 'silent')
    expect(silentRows.length).toBeGreaterThan(0)
    for (const row of silentRows) expect(row.follow).not.toBe('none')
  })
})
