import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { containing, matching } from './matchers.ts'
import { origin, serveEachTest, service, visitor } from './serve-each-test.ts'
import { newestCode, otherThan, readWechatPicture, scan, verifyPassword } from './two-step-visitor.ts'

const minute = 60_000

serveEachTest({ now: () => 1_700_000_000_000 })

async function enter(login = people.ava.email) {
  await visitor.logIn(login)
  await verifyPassword(visitor)
}

const look = () => visitor.call('/security/get_two_step_method', {})
const set = (data: object) => visitor.call('/security/set_two_step', data)

test.each([
  ['en', 'Code sent', 'No code was sent'],
  ['zh-CN', '验证码已发送', '验证码未发送'],
  ['zh-TW', '驗證碼已傳送', '驗證碼未傳送'],
])('WeChat brings a code to who scans the picture, in %s', async (lang, sent, failed) => {
  await enter()
  const address = await readWechatPicture(visitor, service, `${origin}/account`)
  expect(address).toMatch(new RegExp(`^${origin}/account/__wechat\\?token=\\w{32}$`))
  expect(await scan(address, lang)).toContain(`<h1>${sent}</h1>`)
  expect(service.outbox.at(-1)).toMatchObject({ channel: 'wechat', code: matching(/^\d{6}$/) })
  expect(await scan(address, lang)).toContain(`<h1>${failed}</h1>`)
  const code = newestCode(service)
  expect((await set({ method: 'wechat', code: otherThan(code) })).errors).toMatchObject([{ field: 'code' }])
  expect(await set({ method: 'wechat', code })).toEqual({ status: 200, success: true })
  expect(await look()).toMatchObject({ enabled: true, method: 'wechat' })
})

test('scanning with WeChat binds it, unless it was bound before', async () => {
  for (const login of [people.ava.email, people.chiaYi.email]) {
    const bound = service.peek.account(login)?.thirds.filter(({ type }) => type === 'wechat') ?? []
    await enter(login)
    await scan(await readWechatPicture(visitor, service, origin))
    await set({ method: 'wechat', code: newestCode(service) })
    const expected =
      bound.length > 0 ? bound : [{ type: 'wechat', nickname: 'Ava Brooks', boundAt: service.clock.now() }]
    expect(service.peek.account(login)?.thirds.filter(({ type }) => type === 'wechat')).toEqual(expected)
  }
})

test.each([
  ['en', 'goes by WeChat'],
  ['zh-CN', '正在使用微信'],
  ['zh-TW', '正在使用微信'],
])('WeChat stays bound as long as it is the second step, in %s', async (lang, words) => {
  await visitor.open(`/page?lang=${lang}`)
  await enter()
  await scan(await readWechatPicture(visitor, service, origin))
  await set({ method: 'wechat', code: newestCode(service) })
  const unbind = (type: string) => visitor.call('/security/unbind_third', { type })
  expect((await unbind('wechat')).errors).toEqual([{ error_code: 1900009, error_msg: containing(words) }])
  expect(await unbind('dingtalk')).toMatchObject({ success: true })
  await visitor.call('/security/close_two_step', {})
  expect(await unbind('wechat')).toMatchObject({ success: true })
})

test('a picture for WeChat can be scanned for five minutes, again as well', async () => {
  await enter()
  const address = await readWechatPicture(visitor, service, origin)
  await scan(address)
  service.clock.advance(5 * minute)
  expect(await scan(address)).toContain('Code sent')
  service.clock.advance(1)
  expect(await scan(address)).toContain('has expired or has been used')
  expect(await scan(`${origin}/__wechat?token=made-up`)).toContain('has expired or has been used')
  expect(service.outbox).toHaveLength(2)
})
