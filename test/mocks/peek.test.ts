import { expect, test } from 'vitest'
import { createAccountService } from '../../mocks/account-service.ts'
import { createCookieJar } from '../../mocks/http/cookie-jar.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { login } from '../../src/api/calls/login.ts'
import { quickLogin, sendQuickLoginCode } from '../../src/api/calls/quick-login.ts'
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
  await client.call(login, { login: people.zhou.email, password: demoPassword })
  expect(service.peek.visitor(jar)).toMatchObject({
    session: { pending: { accountId: 'two-step-sms' } },
    account: undefined,
  })
  await client.call(login, { login: people.mei.email, password: demoPassword })
  expect(service.peek.visitor(jar).account?.title).toBe('Mei Lin')
})

test('a look at a session does not keep it alive', async () => {
  const { service, jar, client } = openPage()
  await client.call(login, { login: people.mei.email, password: demoPassword })
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
  await client.call(login, { login: people.olu.email, password: demoPassword })
  const picture = await service.handle(new Request(`http://localhost${wechatQrPicture}`), jar)
  expect(picture?.status).toBe(200)
  expect(service.peek.wechatScan()).toMatch(/^\/__wechat\?token=\w/)
})

test('tells what each code was for, and how it stands', async () => {
  const { service, client } = openPage()
  const standings = () => service.outbox.map((message) => service.peek.code(message)?.standing)
  const send = (phone: string) => client.call(sendQuickLoginCode, { phone, message_type: 'txt' })
  const logIn = (phone: string, code = '') => client.call(quickLogin, { phone, sms_captcha: code })

  await send(people.mei.phone)
  expect(service.outbox.map((message) => service.peek.code(message))).toEqual([{ purpose: 'login', standing: 'good' }])
  service.clock.advance(minute)
  await send(people.mei.phone)
  expect(standings()).toEqual(['replaced', 'good'])
  await logIn(people.mei.phone, service.outbox[1]?.code)
  expect(standings()).toEqual(['replaced', 'used'])

  const { service: other, client: guesser } = openPage()
  await guesser.call(sendQuickLoginCode, { phone: people.zhou.phone, message_type: 'txt' })
  await guesser.call(sendQuickLoginCode, { phone: people.wang.phone, message_type: 'txt' })
  for (let tries = 0; tries < 5; tries += 1)
    await guesser.call(quickLogin, { phone: people.zhou.phone, sms_captcha: 'wrong' })
  other.clock.advance(10 * minute + 1)
  const facts = other.outbox.map((message) => other.peek.code(message)?.standing)
  expect(facts).toEqual(['tried-too-often', 'expired'])
})
