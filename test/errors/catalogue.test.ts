import { describe, expect, test } from 'vitest'
import { catalogue, errorIds, fallbackRow } from '../../src/errors/catalogue.ts'
import type { Failure } from '../../src/errors/failure.ts'
import type { Handling, Situation } from '../../src/errors/handling.ts'
import { resolve, resolveSessionCheck } from '../../src/errors/resolve.ts'

const web: Situation = { clientType: 'web', isMobile: false, fields: ['login', 'password'] }
const client: Situation = { ...web, clientType: 'sync' }
const mobile: Situation = { ...web, isMobile: true }
const said = 'What the server says'

const code = (text: string): Failure => ({ kind: 'answer', items: [{ code: text, message: said }] })
const status = (number: number): Failure => ({ kind: 'status', status: number })
const network = (reason: 'offline' | 'timeout' | 'unreachable' | 'unreadable'): Failure => ({ kind: 'network', reason })
const nothing = { kind: 'none' } as const

type Example = [rule: string, failure: Failure, situation: Situation, handling: Omit<Handling, 'retryAfterMs' | 'code'>]

/** At least one example for each row; the last test asks that none is missing. */
const examples: Example[] = [
  ['ERR-01', status(500), web, { id: 'status-500', surface: 'alert', follow: nothing }],
  ['ERR-02', status(502), web, { id: 'status-502', surface: 'alert', follow: nothing }],
  ['ERR-03', status(404), web, { id: 'status-404', surface: 'alert', follow: nothing }],
  ['ERR-04', status(403), web, { id: 'status-403', surface: 'alert', follow: nothing }],
  ...[400, 401, 413, 429, 503, 418, 302].map(
    (number): Example => ['RQ-7', status(number), web, { id: 'status-other', surface: 'alert', follow: nothing }],
  ),
  ['RS-1', network('offline'), web, { id: 'offline', surface: 'alert', follow: nothing }],
  ['RQ-7', network('timeout'), web, { id: 'timeout', surface: 'alert', follow: nothing }],
  ['RQ-5', network('unreachable'), web, { id: 'unreachable', surface: 'alert', follow: nothing }],
  [
    'RS-1',
    { kind: 'network', reason: 'unreachable', takesReload: true },
    web,
    { id: 'unreachable', surface: 'alert', follow: { kind: 'reload' } },
  ],
  ['RQ-5', network('unreadable'), web, { id: 'unreadable', surface: 'alert', follow: nothing }],
  [
    'API-04',
    { kind: 'refused', reason: 'secure-zone' },
    web,
    { id: 'encryption-refused', surface: 'alert', follow: nothing },
  ],
  [
    'ERR-16',
    code('force_two_step'),
    client,
    { id: 'force-two-step-in-client', surface: 'silent', follow: { kind: 'reload' } },
  ],
  ['ERR-16', code('force_two_step'), web, { id: 'force-two-step', surface: 'silent', follow: { kind: 'redirect' } }],
  ['ERR-07', code('9000001'), web, { id: 'session-expired', surface: 'alert', follow: { kind: 'reload' } }],
  [
    'ERR-08',
    code('9000001'),
    { ...web, clientType: 'app' },
    { id: 'session-expired-in-client', surface: 'silent', follow: { kind: 'check-session' } },
  ],
  ...['1800002', '1800004'].flatMap((number): Example[] => [
    ['ERR-09', code(number), web, { id: 'enterprise-limited', surface: 'dialog', follow: { kind: 'open-web' } }],
    ['ERR-09', code(number), mobile, { id: 'enterprise-limited-on-mobile', surface: 'alert', follow: nothing }],
  ]),
  [
    'ERR-10',
    code('9200001'),
    client,
    { id: 'client-outdated', surface: 'dialog', serverText: said, follow: { kind: 'download-client' } },
  ],
  [
    'ERR-10',
    { kind: 'answer', items: [{ code: '9200001', downloadLink: 'https://cdn.test/setup.exe' }] },
    client,
    { id: 'client-outdated', surface: 'dialog', follow: { kind: 'open-link', href: 'https://cdn.test/setup.exe' } },
  ],
  ...['2001001', '1', undefined].map(
    (number): Example => [
      'ERR-11',
      { kind: 'answer', items: [{ code: number, field: 'login', message: said, downloadLink: 'https://cdn.test/x' }] },
      web,
      {
        id: 'with-link',
        surface: 'alert',
        serverText: said,
        follow: { kind: 'open-link', href: 'https://cdn.test/x' },
      },
    ],
  ),
  ['ERR-11', code('2001001'), web, { id: 'other', surface: 'alert', serverText: said, follow: nothing }],
  [
    'ERR-12',
    code('already_verified'),
    web,
    { id: 'already-verified', surface: 'silent', follow: { kind: 'skip-step' } },
  ],
  [
    'ERR-13',
    code('verify_operation_too_frequent'),
    web,
    { id: 'verify-too-frequent', surface: 'toast', serverText: said, follow: nothing },
  ],
  [
    'ERR-14',
    code('pic_captcha_error'),
    web,
    { id: 'picture-captcha-needed', surface: 'silent', serverText: said, follow: { kind: 'refresh-picture' } },
  ],
  [
    'ERR-14',
    code('pic_captcha_error'),
    { ...web, fields: ['login', 'pic_captcha'] },
    {
      id: 'picture-captcha-wrong',
      surface: 'field',
      field: 'pic_captcha',
      serverText: said,
      follow: { kind: 'refresh-picture' },
    },
  ],
  [
    'ERR-15',
    code('sliding_captcha_error'),
    web,
    { id: 'sliding-captcha', surface: 'silent', serverText: said, follow: { kind: 'start-slider' } },
  ],
  [
    'ERR-06',
    { kind: 'answer', items: [{ field: 'password', message: said }] },
    web,
    { id: 'password-error', surface: 'submit', serverText: said, follow: nothing },
  ],
  [
    'ERR-06',
    { kind: 'answer', items: [{ field: 'login', code: '1100007', message: said }] },
    web,
    { id: 'field-error', surface: 'field', field: 'login', serverText: said, follow: nothing },
  ],
  [
    'ERR-06',
    { kind: 'answer', items: [{ field: 'login', message: said }] },
    { ...web, fields: ['two_step_captcha'] },
    { id: 'two-step-code-error', surface: 'field', field: 'two_step_captcha', serverText: said, follow: nothing },
  ],
  ...['login', 'password', 'company_name'].map(
    (field): Example => [
      'ERR-06',
      { kind: 'answer', items: [{ field, message: said }] },
      { ...web, fields: ['sms_captcha'] },
      { id: 'other', surface: 'alert', serverText: said, follow: nothing },
    ],
  ),
  ...['1100007', '1100008', '1100012', '1100013', '1100014', '1500002'].map(
    (number): Example => [
      'ERR-17',
      code(number),
      web,
      { id: 'reserved-code', surface: 'alert', serverText: said, follow: nothing },
    ],
  ),
  ['ERR-18', code('123'), web, { id: 'other', surface: 'alert', serverText: said, follow: nothing }],
  ['ERR-18', { kind: 'answer', items: [] }, web, { id: 'other', surface: 'alert', follow: nothing }],
]

describe('each row of the catalogue', () => {
  test.each(examples)('%s %j in %j', (_, failure, situation, handling) => {
    // The server's code goes along, whatever is made of it.
    const code = failure.kind === 'answer' ? failure.items[0]?.code : undefined
    expect(resolve(failure, situation)).toEqual([code === undefined ? handling : { ...handling, code }])
  })

  test('ERR-08 what follows the session check', () => {
    expect(resolveSessionCheck(true)).toEqual({ id: 'session-idle', surface: 'alert', follow: { kind: 'reload' } })
    expect(resolveSessionCheck(false)).toEqual({ id: 'session-ended', surface: 'alert', follow: { kind: 'relogin' } })
  })

  test('no row is without an example, and none is unreachable', () => {
    const seen = new Set<string>(examples.map(([, , , { id }]) => id))
    expect(errorIds.filter((id) => !seen.has(id))).toEqual(['session-idle', 'session-ended'])
  })
})

describe('the shape of the catalogue', () => {
  test('ids are unique and in kebab-case', () => {
    expect(new Set(errorIds).size).toBe(catalogue.length)
    for (const id of errorIds) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('ERR-18 the row that matches everything stands last, and is the only one', () => {
    expect(catalogue.at(-1)).toBe(fallbackRow)
    expect(catalogue.filter(({ when }) => Object.keys(when).length === 0)).toHaveLength(1)
  })

  test('only a silent row acts at once, and a silent row always does', () => {
    const silent = catalogue.filter(({ surface }) => surface === 'silent')
    expect(silent.length).toBeGreaterThan(0)
    for (const row of silent) expect(row.follow).not.toBe('none')
  })
})
