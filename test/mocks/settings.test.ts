import { describe, expect, test } from 'vitest'
import { readSettingText } from '../../mocks/settings.ts'
import { containing } from './matchers.ts'
import { serveEachTest, service, visitor } from './serve-each-test.ts'

serveEachTest({ onViolation: () => undefined })

async function readAll(): Promise<object> {
  return (await (await visitor.navigate('/__settings')).json()) as object
}

test('a request returns the settings and changes only those it names', async () => {
  const before = await readAll()
  expect(before).toMatchObject({ login_methods: ['password', 'sms', 'qr', 'sso'], register_enabled: true })
  const change = { login_methods: ['sms'], sliding_captcha_enabled: true, password_length_min: 12 }
  const response = await visitor.control('/__settings', change)
  expect(await response.json()).toEqual({ success: true, settings: { ...before, ...change } })
  expect(await readAll()).toEqual({ ...before, ...change })
  expect(await visitor.call('/login_settings')).toMatchObject({ login_methods: ['sms'], sliding_captcha_enabled: true })
  expect(await visitor.open()).toMatchObject({ password_length_min: 12 })
})

test.each([
  [{ colour: 'red' }, 'colour'],
  [{ register_enabled: 'no' }, 'register_enabled'],
  [{ login_methods: ['telepathy'] }, 'login_methods'],
  [{ voice_captcha_enabled: false, password_length_min: 0 }, 'password_length_min'],
])('rejects %j and changes nothing', async (change, reason) => {
  const before = await readAll()
  const response = await visitor.control('/__settings', change)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(reason)
  expect(await readAll()).toEqual(before)
})

test.each([
  ['register_enabled:false', { register_enabled: false }],
  ['password_length_min:12', { password_length_min: 12 }],
  ['two_step_methods:google,sms', { two_step_methods: ['google', 'sms'] }],
  ['thirds:', { thirds: [] }],
  ['captcha_provider:vendor', { captcha_provider: 'vendor' }],
])('reads the setting %s', (text, change) => {
  expect(readSettingText(text)).toEqual(change)
})

test.each([
  ...['', 'register_enabled', 'register_enabled:maybe', 'password_length_min:many'],
  ...['captcha_provider:telepathy', '__proto__:true', 'colour:red'],
])('reads no setting from %j', (text) => {
  expect(readSettingText(text)).toBeUndefined()
})

describe("a page's URL", () => {
  test('changes settings at once, until a reset', async () => {
    const address = '/page?setting=password_require_special:true&setting=thirds:wechat'
    expect(await visitor.open(address)).toMatchObject({ password_require_special: true })
    await visitor.open()
    expect(await visitor.call('/login_settings')).toMatchObject({ thirds: ['wechat'] })
    expect(service.violations).toEqual([])
    service.reset()
    expect(service.settings).toMatchObject({ password_require_special: false, thirds: ['wechat', 'wecom', 'dingtalk'] })
  })

  test('with an unknown setting opens the page and reports the setting', async () => {
    await visitor.open('/page?setting=colour:red')
    expect(await visitor.call('/auth/hi')).toMatchObject({ success: true })
    expect(service.violations).toMatchObject([{ path: '/page', reason: containing('"colour:red"') }])
  })
})
