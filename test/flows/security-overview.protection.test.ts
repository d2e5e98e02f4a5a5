import { expect, test } from 'vitest'
import { latestOtherDevice } from '../../src/flows/account/security-overview/access-rows.tsx'
import {
  protectionOf,
  statusesOf,
  type TwoStep,
  type User,
} from '../../src/flows/account/security-overview/protection.ts'

const loading = { hasFailed: false }
const failed = { hasFailed: true }
const twoStep = (enabled: boolean, has_password = true): { value: TwoStep; hasFailed: boolean } => ({
  hasFailed: false,
  value: { enabled, has_password, forced: false },
})
const user = (value: User) => ({ hasFailed: false, value })
const mei = { phone: '13800138000', email: 'mei.lin@example.com' }

const verdictFor = (...values: Parameters<typeof statusesOf>) => protectionOf(statusesOf(...values))

test.each([
  ['everything set up', twoStep(true), user(mei), { extent: 'all', done: 4, next: undefined }],
  ['two-step verification off', twoStep(false), user(mei), { extent: 'all-but-one', done: 3, next: 'two-step' }],
  ['no phone number', twoStep(true), user({ email: mei.email }), { extent: 'all-but-one', done: 3, next: 'phone' }],
  ['no email address', twoStep(true), user({ phone: mei.phone }), { extent: 'all-but-one', done: 3, next: 'email' }],
  ['blank phone number', twoStep(true), user({ ...mei, phone: '' }), { extent: 'all-but-one', done: 3, next: 'phone' }],
  ['two settings missing', twoStep(false), user({ email: mei.email }), { extent: 'fewer', done: 2, next: 'two-step' }],
  ['no password', twoStep(false, false), user(mei), { extent: 'fewer', done: 2, next: 'password' }],
  ['nothing set up', twoStep(false, false), user({}), { extent: 'fewer', done: 0, next: 'password' }],
] as const)('SCR-10 returns the verdict, count and next step with %s', (_, twoStepValue, userValue, expected) => {
  expect(verdictFor(twoStepValue, userValue)).toEqual({ ...expected, unknown: 0 })
})

test('reaches no verdict while data is loading, and suggests a next step only if all earlier steps are known', () => {
  expect(verdictFor(loading, loading)).toEqual({ extent: 'waiting', done: 0, unknown: 0, next: undefined })
  expect(verdictFor(twoStep(false), loading)).toMatchObject({ extent: 'waiting', next: 'two-step' })
  expect(verdictFor(loading, user({}))).toMatchObject({ extent: 'waiting', next: undefined })
  expect(verdictFor(failed, loading)).toMatchObject({ extent: 'waiting', unknown: 2 })
})

test('counts a setting that failed to load neither as set up nor as missing', () => {
  expect(verdictFor(failed, user(mei))).toEqual({ extent: 'unclear', done: 2, unknown: 2, next: undefined })
  expect(verdictFor(failed, user({}))).toEqual({ extent: 'unclear', done: 0, unknown: 2, next: undefined })
  expect(verdictFor(twoStep(false), failed)).toEqual({ extent: 'unclear', done: 1, unknown: 2, next: 'two-step' })
  expect(verdictFor(twoStep(true), failed)).toEqual({ extent: 'unclear', done: 2, unknown: 2, next: undefined })
})

const device = (id: string, last_active_at?: number, current = false) =>
  ({ id, name: id, type: 'web', last_active_at, current }) as const

test('finds the most recently active other device, never the current device', () => {
  expect(latestOtherDevice([])).toBeUndefined()
  expect(latestOtherDevice([device('here', 9, true)])).toBeUndefined()
  expect(latestOtherDevice([device('here', 9, true), device('old', 1), device('new', 5)])?.id).toBe('new')
  expect(latestOtherDevice([device('undated'), device('old', 1)])?.id).toBe('old')
  expect(latestOtherDevice([device('undated')])?.id).toBe('undated')
})
