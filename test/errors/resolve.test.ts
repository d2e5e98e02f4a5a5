import { describe, expect, test } from 'vitest'
import type { ErrorItem, Failure } from '../../src/errors/failure.ts'
import type { Situation } from '../../src/errors/handling.ts'
import { resolve } from '../../src/errors/resolve.ts'

const onWeb: Situation = { clientType: 'web', isMobile: false, fields: ['login', 'password', 'sms_captcha'] }
const inClient: Situation = { ...onWeb, clientType: 'sync' }
const rejectedWith = (...items: ErrorItem[]): Failure => ({ kind: 'rejected', items })
const ids = (failure: Failure, situation = onWeb) => resolve(failure, situation).map(({ id }) => id)

test('RQ-6 shows nothing for an aborted call', () => {
  expect(resolve({ kind: 'aborted' }, onWeb)).toEqual([])
})

test('RQ-7 returns the delay that the server requests', () => {
  expect(resolve({ kind: 'status', status: 503, retryAfterMs: 5000 }, onWeb)[0]?.retryAfterMs).toBe(5000)
})

test('RQ-7 returns the delay with every error in a response', () => {
  const items = [
    { field: 'login', message: 'a' },
    { code: '5', message: 'b' },
  ]
  const failure: Failure = { kind: 'rejected', items, retryAfterMs: 5000 }
  expect(resolve(failure, onWeb).map(({ retryAfterMs }) => retryAfterMs)).toEqual([5000, 5000])
  expect(resolve(rejectedWith({ code: '5' }), onWeb)[0]).not.toHaveProperty('retryAfterMs')
})

describe('ERR-06 multiple errors', () => {
  test('ERR-06 keeps every field error and only the first of the other errors', () => {
    const handlings = resolve(
      rejectedWith(
        { field: 'login', message: 'a' },
        { code: '5', message: 'b' },
        { field: 'password', message: 'c' },
        { code: '9000001', message: 'd' },
        { field: 'sms_captcha', message: 'e' },
      ),
      onWeb,
    )
    expect(handlings.map(({ surface, serverText }) => [surface, serverText])).toEqual([
      ['field', 'a'],
      ['submit', 'c'],
      ['field', 'e'],
      ['alert', 'b'],
    ])
  })

  test('ERR-06 keeps only the first error of each field', () => {
    const handlings = resolve(
      rejectedWith(
        { field: 'login', message: 'a' },
        { field: 'login', message: 'b' },
        { field: 'password', message: 'c' },
        { field: 'password', message: 'd' },
      ),
      onWeb,
    )
    expect(handlings.map(({ serverText }) => serverText)).toEqual(['a', 'c'])
  })

  test('ERR-14 keeps only the first of two errors for the picture captcha', () => {
    const situation = { ...onWeb, fields: ['pic_captcha'] }
    expect(ids(rejectedWith({ code: 'pic_captcha_error' }, { field: 'pic_captcha', message: 'x' }), situation)).toEqual(
      ['picture-captcha-wrong'],
    )
  })
})

describe('ERR-05 errors that the caller handles', () => {
  const failure = rejectedWith({ code: '5', message: 'a', downloadLink: 'https://cdn.test/' })

  test('ERR-05 passes a handled error to the caller without an alert or a follow-up', () => {
    const handlings = [{ id: 'with-link', surface: 'silent', serverText: 'a', code: '5', followUp: { kind: 'none' } }]
    expect(resolve(failure, { ...onWeb, handledErrors: 'all' })).toEqual(handlings)
    expect(resolve(failure, { ...onWeb, handledErrors: ['other', 'with-link'] })).toEqual(handlings)
    expect(resolve(failure, { ...onWeb, handledErrors: ['other'] })[0]?.surface).toBe('alert')
    expect(resolve(failure, { ...onWeb, handledErrors: [] })[0]?.surface).toBe('alert')
  })

  test('ERR-05 drops the follow-up of a handled error that is silent anyway', () => {
    const [handling] = resolve(rejectedWith({ code: 'sliding_captcha_error' }), {
      ...onWeb,
      handledErrors: ['sliding-captcha'],
    })
    const followUp = { kind: 'none' }
    expect(handling).toEqual({ id: 'sliding-captcha', surface: 'silent', code: 'sliding_captcha_error', followUp })
  })

  test('ERR-12 passes a follow-up to a caller that runs it, even if the caller handles the error', () => {
    const situation: Situation = { ...onWeb, handledErrors: ['already-verified'], handledFollowUps: ['skip-step'] }
    expect(resolve(rejectedWith({ code: 'already_verified' }), situation)[0]?.followUp).toEqual({ kind: 'skip-step' })
  })

  test('ERR-05 shows a field error under its field even if the caller handles all errors', () => {
    expect(resolve(rejectedWith({ field: 'login' }), { ...onWeb, handledErrors: 'all' })[0]?.surface).toBe('field')
  })

  test('ERR-05 shows an alert for a network or status error unless the caller lists its id', () => {
    const timeout: Failure = { kind: 'network', reason: 'timeout' }
    expect(resolve(timeout, { ...onWeb, handledErrors: 'all' })[0]?.surface).toBe('alert')
    expect(resolve({ kind: 'status', status: 500 }, { ...onWeb, handledErrors: 'all' })[0]?.surface).toBe('alert')
    expect(resolve(timeout, { ...onWeb, handledErrors: ['timeout'] })[0]?.surface).toBe('silent')
  })
})

describe('ERR-05 a redirect outranks errors', () => {
  type Redirects = { redirect?: string; forceTwoStep?: { redirect?: string } }
  const rejected = (redirects: Redirects, ...items: ErrorItem[]): Failure => ({ kind: 'rejected', items, ...redirects })
  const resolveFollowUp = (failure: Failure, situation = onWeb) => resolve(failure, situation)[0]?.followUp

  test('ERR-05 redirects without an alert or a field error', () => {
    const failure = rejected({ redirect: '/next' }, { code: '5', message: 'x' }, { field: 'login', message: 'y' })
    expect(resolve(failure, onWeb)).toEqual([
      { id: 'other', surface: 'silent', followUp: { kind: 'redirect', to: '/next' } },
    ])
    expect(resolveFollowUp(rejected({ redirect: '/next' }), { ...onWeb, handledErrors: 'all' })).toEqual({
      kind: 'redirect',
      to: '/next',
    })
  })

  test('ERR-16 prefers the redirect in `forceTwoStep`, then the one in the response, then the default', () => {
    const redirectTo = (url?: string) => ({ kind: 'redirect', to: url })
    expect(resolveFollowUp(rejected({ redirect: '/b', forceTwoStep: { redirect: '/a' } }))).toEqual(redirectTo('/a'))
    expect(resolveFollowUp(rejected({ redirect: '/b', forceTwoStep: {} }))).toEqual(redirectTo('/b'))
    expect(resolveFollowUp(rejected({ forceTwoStep: {} }))).toEqual(redirectTo())
    expect(resolveFollowUp(rejected({ redirect: '/b' }, { code: 'force_two_step' }))).toEqual(redirectTo('/b'))
    expect(resolveFollowUp(rejected({ redirect: '/b', forceTwoStep: {} }), inClient)).toEqual({ kind: 'reload' })
  })

  test('ERR-16 ranks forced two-step verification above the other errors', () => {
    expect(ids({ kind: 'rejected', items: [{ code: '9000001' }, { code: '5' }], forceTwoStep: {} })).toEqual([
      'force-two-step',
    ])
  })
})

describe('a code outranks a field unless the code is reserved', () => {
  test.each<[ErrorItem, Situation, string]>([
    [{ code: '9000001', field: 'login', downloadLink: 'https://a.test' }, onWeb, 'session-expired'],
    [{ code: '9000001', field: 'login' }, inClient, 'session-expired-in-client'],
    [
      { code: '1800002', downloadLink: 'https://a.test' },
      { ...inClient, isMobile: true },
      'enterprise-limited-on-mobile',
    ],
    [{ code: '9200001', field: 'login' }, onWeb, 'client-outdated'],
    [{ code: 'verify_operation_too_frequent', field: 'sms_captcha' }, onWeb, 'verify-too-frequent'],
    [{ code: '5', field: 'login', downloadLink: 'https://a.test' }, onWeb, 'with-link'],
    [{ code: '1500002', downloadLink: 'https://a.test' }, onWeb, 'with-link'],
    [{ code: '1500002', field: 'login' }, onWeb, 'field-error'],
    [{ code: '1500002', field: 'unknown' }, onWeb, 'reserved-code'],
    [{ field: 'login' }, { ...onWeb, fields: ['login', 'two_step_captcha'] }, 'field-error'],
    [{ field: 'unknown' }, onWeb, 'other'],
  ])('handles %j in %j as %s', (item, situation, id) => {
    expect(ids(rejectedWith(item), situation)).toEqual([id])
  })
})

describe('RD-4 links from the server', () => {
  test.each(['javascript:alert(1)', '//evil.test', 'https://a@b.test', 'data:text/html,x'])(
    'RD-4 shows the message without the unsafe link %s',
    (downloadLink) => {
      expect(resolve(rejectedWith({ message: 'a', downloadLink }), onWeb)).toEqual([
        { id: 'other', surface: 'alert', serverText: 'a', followUp: { kind: 'none' } },
      ])
    },
  )

  test.each([
    ['9000001', { kind: 'reload' }],
    ['1800002', { kind: 'open-web' }],
    ['already_verified', { kind: 'skip-step' }],
    ['verify_operation_too_frequent', { kind: 'none' }],
  ])('ERR-11 ignores the link of the error %s', (code, followUp) => {
    expect(resolve(rejectedWith({ code, downloadLink: 'https://cdn.test/' }), onWeb)[0]?.followUp).toEqual(followUp)
  })

  test('RD-4 resolves a relative link against the page’s URL if that URL is known', () => {
    const failure = rejectedWith({ message: 'a', downloadLink: '/setup.exe' })
    const situation = { ...onWeb, base: 'https://account.test/login' }
    expect(resolve(failure, situation)[0]?.followUp).toEqual({
      kind: 'open-link',
      href: 'https://account.test/setup.exe',
    })
    expect(ids(failure)).toEqual(['other'])
  })
})

test('XS-2 sanitizes the server’s text, and uses the catalog’s text if nothing is left', () => {
  const text = (message: string) => resolve(rejectedWith({ message }), onWeb)[0]?.serverText
  expect(text('a\u202Eb\n')).toBe('ab')
  expect(text('x'.repeat(9999))).toHaveLength(500)
  expect(text('\u202E')).toBeUndefined()
  // Right-to-left text is isolated from the text next to it.
  expect(text('خطأ')).toBe('\u2068خطأ\u2069')
})
