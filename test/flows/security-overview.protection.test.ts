import { expect, test } from 'vitest'
import { latestOtherDevice } from '../../src/flows/account/security-overview/access-rows.tsx'
import {
  protectionOf,
  statusesOf,
  type TwoStep,
  type User,
} from '../../src/flows/account/security-overview/protection.ts'

const pending = { hasFailed: false }
const failed = { hasFailed: true }
const twoStep = (enabled: boolean, has_password = true): { value: TwoStep; hasFailed: boolean } => ({
  ...pending,
  value: { enabled, has_password, forced: false },
})
const user = (value: User) => ({ ...pending, value })
const whole = { phone: '13800138000', email: 'mei.lin@example.com' }

const judge = (...answers: Parameters<typeof statusesOf>) => protectionOf(statusesOf(...answers))

test.each([
  ['everything', twoStep(true), user(whole), { extent: 'everything', done: 4, next: undefined }],
  ['two-step verification off', twoStep(false), user(whole), { extent: 'almost', done: 3, next: 'two-step' }],
  ['no phone', twoStep(true), user({ email: whole.email }), { extent: 'almost', done: 3, next: 'phone' }],
  ['no email', twoStep(true), user({ phone: whole.phone }), { extent: 'almost', done: 3, next: 'email' }],
  ['a blank phone', twoStep(true), user({ ...whole, phone: '' }), { extent: 'almost', done: 3, next: 'phone' }],
  ['two settings missing', twoStep(false), user({ email: whole.email }), { extent: 'some', done: 2, next: 'two-step' }],
  ['no password', twoStep(false, false), user(whole), { extent: 'some', done: 2, next: 'password' }],
  ['nothing at all', twoStep(false, false), user({}), { extent: 'some', done: 0, next: 'password' }],
] as const)('SCR-10 the verdict, the count and the next step match an account with %s', (_, state, who, expected) => {
  expect(judge(state, who)).toEqual({ ...expected, unknown: 0 })
})

test('there is no verdict while anything is loading, and the next step is known only if all earlier ones are', () => {
  expect(judge(pending, pending)).toEqual({ extent: 'waiting', done: 0, unknown: 0, next: undefined })
  expect(judge(twoStep(false), pending)).toMatchObject({ extent: 'waiting', next: 'two-step' })
  expect(judge(pending, user({}))).toMatchObject({ extent: 'waiting', next: undefined })
  expect(judge(failed, pending)).toMatchObject({ extent: 'waiting', unknown: 2 })
})

test('data that failed to load counts neither as set up nor as missing', () => {
  expect(judge(failed, user(whole))).toEqual({ extent: 'unclear', done: 2, unknown: 2, next: undefined })
  expect(judge(failed, user({}))).toEqual({ extent: 'unclear', done: 0, unknown: 2, next: undefined })
  expect(judge(twoStep(false), failed)).toEqual({ extent: 'unclear', done: 1, unknown: 2, next: 'two-step' })
  expect(judge(twoStep(true), failed)).toEqual({ extent: 'unclear', done: 2, unknown: 2, next: undefined })
})

const device = (id: string, last_active_at?: number, current = false) =>
  ({ id, name: id, type: 'web', last_active_at, current }) as const

test('the most recent other device is shown, never the current one', () => {
  expect(latestOtherDevice([])).toBeUndefined()
  expect(latestOtherDevice([device('here', 9, true)])).toBeUndefined()
  expect(latestOtherDevice([device('here', 9, true), device('old', 1), device('new', 5)])?.id).toBe('new')
  expect(latestOtherDevice([device('timeless'), device('old', 1)])?.id).toBe('old')
  expect(latestOtherDevice([device('timeless')])?.id).toBe('timeless')
})
