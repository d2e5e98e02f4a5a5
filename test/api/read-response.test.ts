import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { login } from '../../src/api/calls/login.ts'
import { sayHi } from '../../src/api/calls/session.ts'
import { shapes } from '../../src/api/shapes/all.ts'
import { user } from '../../src/api/shapes/fields.ts'
import { readResponse } from '../../src/api/transport/read-response.ts'

const countShape = v.object({ count: v.number() })

const read = (content: unknown, status = 200) =>
  readResponse(login, shapes.login.response, { status, body: JSON.stringify(content) })
const readHi = (content: unknown, options: object = {}) =>
  readResponse(sayHi, shapes.sayHi.response, { status: 200, body: JSON.stringify(content), ...options })
const failureResult = (failure: object) => ({ ok: false, failure })
const rejectedResult = (items: object[] = [], fields: object = {}) =>
  failureResult({ kind: 'rejected', items, ...fields })
const unreadableResult = failureResult({ kind: 'network', reason: 'unreadable' })

describe('RQ-5 response bodies', () => {
  test('RQ-5 keeps the keys of the schema and drops all others', () => {
    const sentUser = { phone: '13800138000', nickname: 'x' }
    expect(read({ success: true, redirect: '/files', user: sentUser, errors: null })).toMatchObject({
      ok: true,
      value: { redirect: '/files', user: { phone: '13800138000' } },
    })
    const hi = readHi({ success: true, logged_in: true, more: 1 }, { status: 201 })
    expect(hi).toEqual({ ok: true, value: { logged_in: true } })
  })

  test('LOG-01 keeps all keys of a login response for the client’s login hook, and drops invalid values', () => {
    expect(read({ success: true, token: 'abc', redirect: null, user: { phone: null, email: 7 } })).toMatchObject({
      ok: true,
      value: { token: 'abc', redirect: undefined, user: { phone: undefined, email: undefined } },
    })
    expect(read({ success: true, user: 'mei' })).toMatchObject({ ok: true, value: { user: undefined } })
  })

  test.each(['true', 1, 'yes', {}, [], null, undefined, false])('RQ-5 reads `success: %j` as an error', (success) => {
    expect(read({ success, redirect: undefined })).toEqual(rejectedResult())
  })

  test('RQ-5 ignores errors in a successful response', () => {
    expect(read({ success: true, errors: [{ error_code: 1 }] }).ok).toBe(true)
  })

  test('API-08 API-11 accepts a response without `success` if the call may omit it, and ignores unknown keys', () => {
    expect(readHi({ logged_in: true })).toEqual({ ok: true, value: { logged_in: true } })
    expect(readHi({ logged_in: true, code: 'Success', msg: 'ok' })).toMatchObject({ ok: true })
    expect(readHi({ logged_in: false, redirect: '/login' })).toEqual({ ok: true, value: { logged_in: false } })
  })

  test.each<[string, object]>([
    ['errors', { logged_in: true, errors: [{ error_code: 9000001 }] }],
    ['success: false', { logged_in: true, success: false }],
    ['a `success` string', { logged_in: true, success: 'true' }],
    ['forced two-step verification', { logged_in: true, force_two_step: true }],
  ])('RQ-5 reads a response with %s as an error response, even if the call may omit `success`', (_, content) => {
    expect(readHi(content)).toMatchObject({ ok: false, failure: { kind: 'rejected' } })
  })

  test('API-07 reads `code` and `msg` as an error only in an error response without `errors`', () => {
    const msg = 'Again, please.'
    expect(read({ success: false, msg })).toMatchObject({ failure: { items: [{ message: msg }] } })
    expect(read({ success: false, msg, errors: [{ error_code: 7 }] })).toMatchObject({
      failure: { items: [{ code: '7' }] },
    })
    expect(read({ success: false, msg: { error_msg: msg } })).toMatchObject({ failure: { items: [] } })
    expect(read({ success: false, errors: [], code: 7, msg })).toMatchObject({
      failure: { items: [{ code: '7', message: msg }] },
    })
    expect(read({ success: 'no', msg })).toMatchObject({ failure: { items: [] } })
    const maintenance = readHi({ msg }, { status: 503, retryAfterMs: 5 })
    expect(maintenance).toEqual(failureResult({ kind: 'status', status: 503, retryAfterMs: 5 }))
  })

  test('RQ-5 reports a successful response of the wrong shape as unreadable', () => {
    const body = (count: unknown) => JSON.stringify({ success: true, count })
    expect(readResponse(login, countShape, { status: 200, body: body('3') })).toEqual(unreadableResult)
    expect(readResponse(login, countShape, { status: 200, body: body(3) })).toEqual({ ok: true, value: { count: 3 } })
  })
})

test.each(['', '<!doctype html><title>Sign in</title>', '{', '[]', '[{"success":true}]', '"x"', 'null', '7', 'true'])(
  'RQ-5 reports the body %j as unreadable, unless the response has an error status to report',
  (body) => {
    expect(readResponse(login, shapes.login.response, { status: 200, body })).toEqual(unreadableResult)
    expect(readResponse(login, shapes.login.response, { status: 400, body })).toEqual(
      failureResult({ kind: 'status', status: 400 }),
    )
  },
)

describe('error responses', () => {
  test('keeps the errors and the redirect of an error response, and drops its `user`', () => {
    expect(read({ success: false, errors: [{ error_code: 9000001 }], redirect: ' /login ', user: {} })).toEqual(
      rejectedResult([{ code: '9000001' }], { redirect: '/login' }),
    )
    expect(read({ success: false, redirect: 5 })).toEqual(rejectedResult())
  })

  test.each([
    [true, {}],
    [1, {}],
    [{}, {}],
    [{ redirect: '/two-step' }, { redirect: '/two-step' }],
    [{ redirect: '' }, {}],
    [{ redirect: 5 }, {}],
  ])('ERR-16 reads force_two_step %j as an error response, even with `success: true`', (forced, forceTwoStep) => {
    expect(read({ success: true, user: {}, force_two_step: forced })).toEqual(rejectedResult([], { forceTwoStep }))
  })

  test.each([false, null, 0, ''])('ERR-16 ignores force_two_step %j', (forced) => {
    expect(read({ success: true, force_two_step: forced }).ok).toBe(true)
  })
})

describe('HTTP statuses', () => {
  const errorResponse = { success: false, errors: [{ error_msg: 'x' }] }

  test.each([500, 502, 404, 403])('ERR-01 to ERR-04 reports status %i regardless of the body', (status) => {
    expect(read(errorResponse, status)).toEqual(failureResult({ kind: 'status', status }))
  })

  test.each([400, 401, 413, 422, 429, 503])('returns the errors in the body of a response with status %i', (status) => {
    expect(read(errorResponse, status)).toEqual(rejectedResult([{ message: 'x' }]))
  })

  test.each([
    [{ success: false, redirect: '/login' }, { redirect: '/login' }],
    [{ force_two_step: true }, { forceTwoStep: {} }],
  ])('returns the details from the body %j of a response with status 401', (content, details) => {
    expect(read(content, 401)).toEqual(rejectedResult([], details))
  })

  test('RQ-7 reports an error status or a redirect as a failure, even if the body reports success', () => {
    const response = { status: 429, body: '{"success":true,"errors":[]}', retryAfterMs: 3000 }
    expect(readResponse(login, shapes.login.response, response)).toEqual(
      failureResult({ kind: 'status', status: 429, retryAfterMs: 3000 }),
    )
    expect(read({ success: true }, 302)).toEqual(failureResult({ kind: 'status', status: 302 }))
  })

  test('RQ-7 keeps the retry delay of an error response with an error status, but not with status 200', () => {
    const body = '{"success":false,"errors":[{"error_code":7}]}'
    expect(readResponse(login, shapes.login.response, { status: 429, body, retryAfterMs: 3000 })).toEqual(
      rejectedResult([{ code: '7' }], { retryAfterMs: 3000 }),
    )
    expect(readResponse(login, shapes.login.response, { status: 200, body, retryAfterMs: 3000 })).toEqual(
      rejectedResult([{ code: '7' }]),
    )
  })
})

test('XS-2 removes bidi control characters from a phone number, and truncates a long email address', () => {
  const sentUser = { phone: '138\u202E00138000', email: `${'x'.repeat(10_000)}@example.com` }
  const parsedUser = v.parse(user, sentUser)
  expect(parsedUser.phone).toBe('13800138000')
  expect(parsedUser.email?.length).toBe(254)
})
