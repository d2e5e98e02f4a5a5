import { expect, test } from 'vitest'
import type { Failure } from '../../src/errors/failure.ts'
import { endsLogin } from '../../src/flows/sign-in/two-step-login/two-step-login.machine.ts'
import { meetsNobody } from '../../src/kit/session/index.ts'
import { fakeHost } from '../host/fake-host.ts'

const failure = { kind: 'network', reason: 'offline' } as const
const refusal = (code: string, redirect?: string): Failure => ({ kind: 'answer', items: [{ code }], redirect })

test('only the codes of an ended login end it, and one that leads elsewhere is followed', () => {
  expect(endsLogin(refusal('1100005'))).toBe(true)
  expect(endsLogin(refusal('1100006'))).toBe(true)
  expect(endsLogin(refusal('1100006', '/login'))).toBe(false)
  expect(endsLogin(refusal('1100004'))).toBe(false)
  expect(endsLogin(failure)).toBe(false)
})

test('nobody is met on 9000001 alone, and never inside a client, which is asked to log in (ERR-08)', () => {
  const web = fakeHost()
  expect(meetsNobody(refusal('9000001'), web)).toBe(true)
  expect(meetsNobody(refusal('9000001', '/login'), web)).toBe(false)
  expect(meetsNobody(refusal('1100006'), web)).toBe(false)
  expect(meetsNobody(failure, web)).toBe(false)
  expect(meetsNobody(refusal('9000001'), fakeHost({ clientType: () => 'sync' }))).toBe(false)
})
