import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { matching } from './matchers.ts'
import { origin, serveEachTest, service, visitor } from './serve-each-test.ts'
import { enterByThird } from './two-step-visitor.ts'
import { createVisitor } from './visitor.ts'

serveEachTest({ now: () => 1_700_000_000_000 })

type Device = { id: string; current: boolean; last_active_at: number }

async function listDevices(prefix = ''): Promise<Device[]> {
  return (await visitor.call(`${prefix}/security/get_devices`)).devices as Device[]
}

const forget = (id: string) => visitor.call('/security/delete_device', { device_id: id })
const unbind = (type: string) => visitor.call('/security/unbind_third', { type })
const listThirds = async () => (await visitor.call('/security/get_thirds')).thirds as { type: string }[]

test.each<[string, object?]>([
  ['/security/get_thirds'],
  ['/security/unbind_third', { type: 'wechat' }],
  ['/security/get_devices'],
  ['/security/delete_device', { device_id: 'member-device-1' }],
  ['/security/get_open_api_token_info'],
  ['/security/refresh_open_api_token_info', {}],
])('%s is for members only', async (path, data) => {
  expect(await visitor.call(path, data)).toMatchObject({ success: false, errors: [{ error_code: 9000001 }] })
  await visitor.logIn(people.ines.email)
  expect(await visitor.call(path, data)).toMatchObject({ success: false, errors: [{ error_code: 9000001 }] })
})

test.each(['', '/account'])('lists the current device first, then the newest (prefix "%s")', async (prefix) => {
  await visitor.logIn(people.tomas.email)
  const devices = await listDevices(prefix)
  expect(devices).toHaveLength(25)
  expect(devices.map(({ current }) => current)).toEqual([true, ...Array.from({ length: 24 }, () => false)])
  const times = devices.slice(1).map(({ last_active_at: at }) => at)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(devices[1]).toEqual({
    id: 'many-devices-device-1',
    name: 'TOMAS-THINKPAD',
    type: 'sync',
    client_version: '8.4.1',
    last_active_at: 1_700_000_000_000 - 3_600_000,
    ip: '203.0.113.20',
    location: 'Hangzhou, CN',
    current: false,
  })
})

test.each([
  ['en', 'Unknown device', 'Hangzhou, CN'],
  ['zh-CN', '未知设备', '杭州'],
  ['zh-TW', '未知的裝置', '杭州'],
])('names what it cannot tell, and the place, in %s', async (lang, name, location) => {
  await visitor.open(`/page?lang=${lang}`)
  await visitor.logIn(people.mei.email)
  expect((await listDevices())[0]).toMatchObject({ name, location })
})

test('the current device comes first although another logged in later', async () => {
  await visitor.logIn(people.mei.email)
  const [own] = await listDevices()
  service.clock.advance(1000)
  const other = createVisitor(origin)
  await other.open()
  await other.logIn(people.mei.email)
  expect((await listDevices()).slice(0, 2)).toMatchObject([
    { id: own?.id, current: true },
    { last_active_at: 1_700_000_001_000, current: false },
  ])
})

test('a device that is deleted is logged out', async () => {
  const other = createVisitor(origin)
  await other.open()
  await other.logIn(people.mei.email)
  service.clock.advance(1000)
  await visitor.logIn(people.mei.email)
  const [, their] = await listDevices()
  expect(await forget(their?.id ?? '')).toEqual({ status: 200, success: true })
  expect(await other.call('/auth/hi')).toMatchObject({ logged_in: false })
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: true })
  expect((await listDevices()).map(({ id }) => id)).not.toContain(their?.id)
  expect((await forget(their?.id ?? '')).errors).toMatchObject([{ error_code: 1900005 }])
})

test("the device in use cannot be deleted, nor can somebody else's", async () => {
  await visitor.logIn(people.mei.email)
  const [own] = await listDevices()
  expect((await forget(own?.id ?? '')).errors).toMatchObject([{ error_code: 1900006 }])
  expect((await forget('many-devices-device-1')).errors).toMatchObject([{ error_code: 1900005 }])
  expect(await listDevices()).toHaveLength(4)
})

test('a third party is unbound, and no longer a way in', async () => {
  await visitor.logIn(people.mei.email)
  expect(await listThirds()).toEqual([
    { type: 'wechat', nickname: 'Mei Lin', bound_at: 1_700_000_000_000 - 40 * 86_400_000 },
    { type: 'wecom', nickname: 'Mei Lin', bound_at: 1_700_000_000_000 - 80 * 86_400_000 },
  ])
  expect(await unbind('wechat')).toEqual({ status: 200, success: true })
  expect(await listThirds()).toMatchObject([{ type: 'wecom' }])
  expect((await unbind('wechat')).errors).toMatchObject([{ error_code: 1900007 }])
  expect(await (await visitor.navigate('/third?type=wechat')).text()).not.toContain('value="member"')
  expect(await unbind('wecom')).toMatchObject({ success: true })
})

test.each([
  ['en', 'the only way to log in'],
  ['zh-CN', '唯一方式'],
  ['zh-TW', '唯一方式，請先設定密碼'],
])('the only way in stays bound, in %s', async (lang, words) => {
  await visitor.open(`/page?lang=${lang}`)
  await enterByThird(visitor, 'dingtalk', 'third-only')
  const { errors } = await unbind('dingtalk')
  expect(errors).toMatchObject([{ error_code: 1900008, error_msg: matching(new RegExp(words)) }])
  expect(await listThirds()).toHaveLength(1)
})

test('with a phone there is another way in', async () => {
  await enterByThird(visitor, 'wechat', 'no-password')
  expect(await unbind('wechat')).toMatchObject({ success: true })
})

test('RQ-2 the token of the open API is made when that is asked for, not when it is looked at, and stays', async () => {
  await visitor.logIn(people.mei.email)
  expect(await visitor.call('/security/get_open_api_token_info')).toEqual({ status: 200, success: true })
  const info = await visitor.call('/account/security/refresh_open_api_token_info', {})
  expect(info).toEqual({
    status: 200,
    success: true,
    token: matching(/^[0-9a-f]{64}$/),
    created_at: 1_700_000_000_000,
    expires_at: 1_700_000_000_000 + 365 * 86_400_000,
  })
  service.clock.advance(1000)
  expect(await visitor.call('/security/get_open_api_token_info')).toEqual(info)
  const fresh = await visitor.call('/security/refresh_open_api_token_info', {})
  expect(fresh).toMatchObject({ token: matching(/^[0-9a-f]{64}$/), created_at: 1_700_000_001_000 })
  expect(fresh.token).not.toBe(info.token)
  expect(await visitor.call('/security/get_open_api_token_info')).toEqual(fresh)
})

test('RQ-14 a page about one account does nothing for another that has logged in since', async () => {
  await visitor.logIn(people.mei.email)
  const { account } = await visitor.open('/security/open-api')
  const asPage = async (path: string, init: RequestInit = {}) => {
    const response = await visitor.callRaw(path, { ...init, headers: { 'X-Account': String(account) } })
    return (await response.json()) as object
  }
  const refused = { success: false, errors: [{ error_code: 'other_account' }] }
  expect(await asPage('/auth/hi')).toMatchObject({ logged_in: true })
  await visitor.logIn(people.tomas.email)
  const before = await visitor.call('/security/get_open_api_token_info')
  expect(await asPage('/auth/hi')).toMatchObject(refused)
  expect(await asPage('/security/refresh_open_api_token_info', { method: 'POST', body: '{}' })).toMatchObject(refused)
  expect(await visitor.call('/security/get_open_api_token_info')).toEqual(before)
})

test('RQ-14 a login that waits for its second step is somebody else as well', async () => {
  await visitor.logIn(people.mei.email)
  const { account } = await visitor.open('/security')
  await visitor.logIn(people.ines.email)
  const waiting = await visitor.open('/two-step-login')
  expect(waiting.account).not.toBe(account)
  const response = await visitor.callRaw('/auth/hi', { headers: { 'X-Account': String(account) } })
  expect(await response.json()).toMatchObject({ errors: [{ error_code: 'other_account' }] })
})

test('RQ-14 a page that is about no account names none, whoever is logged in', async () => {
  await visitor.logIn(people.mei.email)
  expect((await visitor.open('/login')).account).toBeUndefined()
})
