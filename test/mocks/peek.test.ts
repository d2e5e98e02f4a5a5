import { expect, test } from 'vitest'
import { createAccountService } from '../../mocks/account-service.ts'
import { createCookieJar } from '../../mocks/http/cookie-jar.ts'
import { login } from '../../src/api/calls/login.ts'
import { createClient } from '../../src/api/client.ts'
import { wechatQrPicture } from '../../src/api/pictures.ts'
import { fakeHost } from '../host/fake-host.ts'

const minute = 60_000

/** A service with somebody in front of it. */
function openPage() {
  const service = createAccountService()
  const jar = createCookieJar()
  const { csrf_token: csrfToken, public_key: publicKey } = service.pageData(jar).data
  const client = createClient(fakeHost({ page: { csrfToken, publicKey } }), {
    fetch: async (input, init) => (await service.handle(new Request(input, init), jar)) ?? Response.error(),
  })
  return { service, jar, client }
}

test('tells who is logged in, and who waits for a second step', async () => {
  const { service, jar, client } = openPage()
  expect(service.peek.visitor(jar).account).toBeUndefined()
  expect(service.peek.visitor(createCookieJar())).toEqual({ session: undefined, account: undefined })
  await client.call(login, { login: 'zhou.ming@example.com', password: 'Portico2026' })
  expect(service.peek.visitor(jar)).toMatchObject({
    session: { pending: { accountId: 'two-step-sms' } },
    account: undefined,
  })
  await client.call(login, { login: 'mei.lin@example.com', password: 'Portico2026' })
  expect(service.peek.visitor(jar).account?.title).toBe('Mei Lin')
})

test('a look at a session does not keep it alive', async () => {
  const { service, jar, client } = openPage()
  await client.call(login, { login: 'mei.lin@example.com', password: 'Portico2026' })
  const seenAt = service.peek.visitor(jar).session?.lastSeenAt
  service.clock.advance(20 * minute)
  expect(service.peek.visitor(jar).session?.lastSeenAt).toBe(seenAt)
})

test('lists the faults that wait, and where the newest picture for WeChat leads', async () => {
  const { service, jar, client } = openPage()
  service.faults.add({ path: '/login', status: 500 })
  service.faults.add({ path: '*', reset: true, times: 'always' })
  expect(service.faults.list()).toMatchObject([
    { path: '/login', times: 1 },
    { path: '*', times: 'always' },
  ])
  service.faults.clear()
  expect(service.peek.wechatScan()).toBeUndefined()
  await client.call(login, { login: 'olu@example.com', password: 'Portico2026' })
  const picture = await service.handle(new Request(`http://localhost${wechatQrPicture}`), jar)
  expect(picture?.status).toBe(200)
  expect(service.peek.wechatScan()).toMatch(/^\/__wechat\?token=\w/)
})
