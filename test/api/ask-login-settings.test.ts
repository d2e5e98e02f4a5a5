import { expect, test } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { askLoginSettings } from '../../src/api/login.ts'
import { fakeHost } from '../host/fake-host.ts'
import { fakeNetwork, json } from './fake-network.ts'

const says = (settings: object) => json({ success: true, ...settings })

function setUp(answer: () => Response | Promise<Response>) {
  const { fetch, sent } = fakeNetwork(answer)
  return { client: createClient(fakeHost(), { fetch }), sent }
}

test('SCR-01 requests the available methods', async () => {
  const { client, sent } = setUp(() => says({ login_methods: ['sms'], voice_captcha_enabled: true }))
  expect(await askLoginSettings(client)).toMatchObject({ login_methods: ['sms'], voice_captcha_enabled: true })
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/login_settings'])
})

test('returns nothing if the request fails', async () => {
  const { client } = setUp(() => json({}, 500))
  expect(await askLoginSettings(client)).toBeUndefined()
})

test('RQ-6 aborts an older request', async () => {
  const answers = [new Promise<Response>(() => {}), says({ register_enabled: true })]
  const { client, sent } = setUp(() => answers.shift() ?? json({}, 500))
  const older = askLoginSettings(client)
  await expect.poll(() => sent.length).toBe(1)
  expect(await askLoginSettings(client)).toMatchObject({ register_enabled: true })
  expect(await older).toBeUndefined()
})
