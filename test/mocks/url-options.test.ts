import { expect, test } from 'vitest'
import { parseFault } from '../../mocks/faults/fault-text.ts'
import { parseSetting } from '../../mocks/settings.ts'

test.each([
  ['/login:status-500', { path: '/login', times: 1, error: 'status-500' }],
  ['POST *:reset:2', { path: '*', method: 'POST', times: 2, reset: true }],
  ['*:delay-2000:always', { path: '*', times: 'always', delay_ms: 2000 }],
  ['/auth/hi:malformed', { path: '/auth/hi', times: 1, malformed: true }],
])('parses the fault “%s” from a URL', (text, fault) => {
  expect(parseFault(text)).toEqual(fault)
})

test.each([
  ['register_enabled:false', { register_enabled: false }],
  ['password_length_min:12', { password_length_min: 12 }],
  ['two_step_methods:google,sms', { two_step_methods: ['google', 'sms'] }],
  ['captcha_provider:vendor', { captcha_provider: 'vendor' }],
])('parses the setting “%s” from a URL', (text, change) => {
  expect(parseSetting(text)).toEqual(change)
})

test('rejects an invalid fault or setting in a URL', () => {
  expect(parseFault('/login:nothing')).toBeUndefined()
  expect(parseSetting('color:red')).toBeUndefined()
})
