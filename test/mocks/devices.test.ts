import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { origin, serveEachTest, service, visitor } from './serve-each-test.ts'
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
  const first = await enterFrom('known')
  const before = (await devices(first)).length
  const { csrf_token } = await first.open()
  await first.submit('/__logout', { csrf_token })
  const again = await devices(await enterFrom('known'))
  expect(again).toHaveLength(before)
  expect(await devices(await enterFrom('other'))).toHaveLength(before + 1)
})

test('a call and a navigation of one device are one device', async () => {
  const first = await enterFrom('known')
  const before = await devices(first)
  const response = await first.callRaw('/login', {
    method: 'POST',
    body: JSON.stringify({ login: people.mei.email, password: demoPassword }),
    headers: { 'Device-Token': 'known' },
  })
  expect(await response.json()).toMatchObject({ success: true })
  expect((await devices(first)).map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted())
})

test('LOG-07 SCR-11 two sessions with one token are two devices, and all others logged out includes the other', async () => {
  const first = await enterFrom('same')
  const before = (await devices(first)).length
  const second = await enterFrom('same')
  const others = (await devices(first)).filter(({ current }) => !current)
  expect(others).toHaveLength(before)
  for (const { id } of others) await first.call('/security/delete_device', { device_id: id })
  expect(await devices(first)).toMatchObject([{ current: true }])
  expect(await second.call('/auth/hi')).toMatchObject({ logged_in: false })
  expect(await first.call('/auth/hi')).toMatchObject({ logged_in: true })
})

test('LOG-07 once the sessions with one token are over, the next login of it is one device', async () => {
  const first = await enterFrom('same')
  const before = (await devices(first)).length
  await enterFrom('same')
  service.clock.advance(31 * minute)
  expect(await devices(await enterFrom('same'))).toHaveLength(before)
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
