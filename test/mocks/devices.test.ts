import { expect, test } from 'vitest'
import { origin, serveEachTest, service, visit, visitor } from './serve-each-test.ts'
import { enterByThird } from './two-step-visitor.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const minute = 60_000

serveEachTest({ now: () => 1_700_000_000_000 })

const devices = async (who = visitor) =>
  (await who.call('/security/get_devices')).devices as { id: string; current: boolean; last_active_at: number }[]

/** Logs in as Mei Lin through WeChat, from a browser that has the cookie of a device. */
async function enterFrom(token: string): Promise<Visitor> {
  const browser = createVisitor(origin, `device_token=${token}`)
  await browser.open()
  await enterByThird(browser, 'wechat', 'member')
  return browser
}

test('who logs in by a navigation is known by the cookie of the device', async () => {
  const before = (await devices(await enterFrom('known'))).length
  const again = await devices(await enterFrom('known'))
  expect(again).toHaveLength(before)
  expect(await devices(await enterFrom('other'))).toHaveLength(before + 1)
})

test('a call and a navigation of one device are one device', async () => {
  const first = await enterFrom('known')
  const before = await devices(first)
  const response = await (await visit()).callRaw('/login', {
    method: 'POST',
    body: JSON.stringify({ login: 'mei.lin@example.com', password: 'Portico2026' }),
    headers: { 'Device-Token': 'known' },
  })
  expect(await response.json()).toMatchObject({ success: true })
  expect((await devices(first)).map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted())
})

test('a device is as active as its session', async () => {
  const first = await enterFrom('known')
  const began = service.clock.now()
  service.clock.advance(10 * minute)
  await first.call('/auth/hi')
  service.clock.advance(5 * minute)
  const elsewhere = await enterFrom('other')
  const [own, other] = await devices(elsewhere)
  expect(own).toMatchObject({ current: true, last_active_at: began + 15 * minute })
  expect(other).toMatchObject({ current: false, last_active_at: began + 10 * minute })
})
