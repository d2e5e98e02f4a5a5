import { describe, expect, test } from 'vitest'
import { login } from '../../src/api/calls/login.ts'
import type { Failure } from '../../src/errors/failure.ts'
import { resolve } from '../../src/errors/resolve.ts'
import { createSupportReport, formatTimeWithZone } from '../../src/kit/feedback/support-report.ts'

const at = Date.UTC(2026, 10, 21, 11, 57, 44)
const web = { clientType: 'web', isMobile: false, fields: ['login', 'password'] } as const

/** Returns the support report for a failed login. */
function createReport(failure: Failure) {
  const [handling] = resolve(failure, web)
  return handling && createSupportReport(failure, handling, login, at)
}

describe('the support report', () => {
  test.each<[string, Failure]>([
    ['500', { kind: 'status', status: 500 }],
    ['502', { kind: 'status', status: 502 }],
    ['429', { kind: 'status', status: 429 }],
    ['timeout', { kind: 'network', reason: 'timeout' }],
    ['unreadable', { kind: 'network', reason: 'unreadable' }],
    ['secure-zone', { kind: 'not-sent', reason: 'secure-zone' }],
    ['1100007', { kind: 'rejected', items: [{ code: '1100007', message: 'x' }] }],
    ['77', { kind: 'rejected', items: [{ code: '77', message: 'x' }] }],
  ])('contains the code %s, the call and the time', (code, failure) => {
    expect(createReport(failure)).toEqual({ code, call: 'POST /login', at })
  })

  test.each<[string, Failure]>([
    ['no connection', { kind: 'network', reason: 'offline' }],
    ['a server that cannot be reached', { kind: 'network', reason: 'unreachable' }],
    ['an expired session', { kind: 'rejected', items: [{ code: '9000001' }] }],
    ['an error with a link', { kind: 'rejected', items: [{ code: '2001001', downloadLink: 'https://cdn.test/' }] }],
    ['an error response without a code', { kind: 'rejected', items: [{ message: 'x' }] }],
  ])('is omitted for %s', (_, failure) => {
    expect(createReport(failure)).toBeUndefined()
  })

  test('never includes user input or the call’s query', () => {
    const failure: Failure = {
      kind: 'rejected',
      items: [{ code: '5', message: 'mei.lin@example.com', field: 'phone' }],
    }
    expect(Object.keys(createReport(failure) ?? {})).toEqual(['code', 'call', 'at'])
    expect(JSON.stringify(createReport(failure))).not.toMatch(/mei|\?/)
  })
})

test.each(['en', 'zh-CN', 'zh-TW'] as const)('formats the time in %s with seconds and the time zone', (locale) => {
  expect(formatTimeWithZone(at, locale)).toMatch(/2026.*\d\d:\d\d:44 GMT([+-]\d+(:\d\d)?)?$/)
})
