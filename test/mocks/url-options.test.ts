import { expect, test } from 'vitest'
import { readFaultText } from '../../mocks/faults/fault-text.ts'
import { readSettingText } from '../../mocks/settings.ts'

test.each([
  ['/login:status-500', { path: '/login', times: 1, error: 'status-500' }],
  ['POST *:reset:2', { path: '*', method: 'POST', times: 2, reset: true }],
  ['*:delay-2000:always', { path: '*', times: 'always', delay_ms: 2000 }],
  ['/auth/hi:odd', { path: '/auth/hi', times: 1, odd: true }],
  ['/login:nothing', undefined],
])('reads the fault “%s” of a URL', (text, fault) => {
  expect(readFaultText(text)).toEqual(fault)
})

test.each([
  ['register_enabled:false', { register_enabled: false }],
  ['password_length_min:12', { password_length_min: 12 }],
  ['two_step_methods:google,sms', { two_step_methods: ['google', 'sms'] }],
  ['captcha_provider:vendor', { captcha_provider: 'vendor' }],
  ['color:red', undefined],
])('reads the setting “%s” of a URL', (text, change) => {
  expect(readSettingText(text)).toEqual(change)
})
