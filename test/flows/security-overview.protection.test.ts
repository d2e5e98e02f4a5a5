import { expect, test } from 'vitest'
import { findLatestOtherDevice } from '../../src/flows/account/security-overview/access-rows.tsx'
import {
  getProtectionStatuses,
  summarizeProtection,
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

const computeVerdict = (...values: Parameters<typeof getProtectionStatuses>) =>
  summarizeProtection(getProtectionStatuses(...values))

test.each([
  ['everything set up', twoStep(true), user(mei), { level: 'all', doneCount: 4, next: undefined }],
  ['two-step verification off', twoStep(false), user(mei), { level: 'all-but-one', doneCount: 3, next: 'two-step' }],
  ['no phone number', twoStep(true), user({ email: mei.email }), { level: 'all-but-one', doneCount: 3, next: 'phone' }],
  [
    'no email address',
    twoStep(true),
    user({ phone: mei.phone }),
    { level: 'all-but-one', doneCount: 3, next: 'email' },
  ],
  [
    'a blank phone number',
    twoStep(true),
    user({ ...mei, phone: '' }),
    { level: 'all-but-one', doneCount: 3, next: 'phone' },
  ],
  [
    'two settings missing',
    twoStep(false),
    user({ email: mei.email }),
    { level: 'fewer', doneCount: 2, next: 'two-step' },
  ],
  ['no password', twoStep(false, false), user(mei), { level: 'fewer', doneCount: 2, next: 'password' }],
  ['nothing set up', twoStep(false, false), user({}), { level: 'fewer', doneCount: 0, next: 'password' }],
] as const)('SCR-10 returns the verdict, count and next step with %s', (_, twoStepValue, userValue, expected) => {
  expect(computeVerdict(twoStepValue, userValue)).toEqual({ ...expected, unknownCount: 0 })
})

test('withholds the verdict while data is loading, and suggests a next step only if all earlier steps are known', () => {
  expect(computeVerdict(loading, loading)).toEqual({ level: 'waiting', doneCount: 0, unknownCount: 0, next: undefined })
  expect(computeVerdict(twoStep(false), loading)).toMatchObject({ level: 'waiting', next: 'two-step' })
  expect(computeVerdict(loading, user({}))).toMatchObject({ level: 'waiting', next: undefined })
  expect(computeVerdict(failed, loading)).toMatchObject({ level: 'waiting', unknownCount: 2 })
})

test('counts a setting as unknown if it failed to load', () => {
  expect(computeVerdict(failed, user(mei))).toEqual({
    level: 'partly-unknown',
    doneCount: 2,
    unknownCount: 2,
    next: undefined,
  })
  expect(computeVerdict(failed, user({}))).toEqual({
    level: 'partly-unknown',
    doneCount: 0,
    unknownCount: 2,
    next: undefined,
  })
  expect(computeVerdict(twoStep(false), failed)).toEqual({
    level: 'partly-unknown',
    doneCount: 1,
    unknownCount: 2,
    next: 'two-step',
  })
  expect(computeVerdict(twoStep(true), failed)).toEqual({
    level: 'partly-unknown',
    doneCount: 2,
    unknownCount: 2,
    next: undefined,
  })
})

const device = (id: string, last_active_at?: number, isCurrent = false) =>
  ({ id, name: id, type: 'web', last_active_at, current: isCurrent }) as const

test('finds the most recently active other device, never the current device', () => {
  expect(findLatestOtherDevice([])).toBeUndefined()
  expect(findLatestOtherDevice([device('here', 9, true)])).toBeUndefined()
  expect(findLatestOtherDevice([device('here', 9, true), device('old', 1), device('new', 5)])?.id).toBe('new')
  expect(findLatestOtherDevice([device('undated'), device('old', 1)])?.id).toBe('old')
  expect(findLatestOtherDevice([device('undated')])?.id).toBe('undated')
})
