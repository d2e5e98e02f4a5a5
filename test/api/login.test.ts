import { expect, test } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { askLoginSettings, chooseLoginCall, loginOf } from '../../src/api/login.ts'
import { fakeHost } from '../host/fake-host.ts'
import { fakeNetwork, json } from './fake-network.ts'

test.each([
  ['web', undefined, '/login'],
  ['sync', undefined, '/sync_login'],
  ['app', undefined, '/app_login'],
  ['web', 'ent_reg', '/login'],
  ['web', 'oauth', '/oauth/login'],
  ['sync', 'oauth', '/oauth/login'],
] as const)('LOG-06 %s with mode %s logs in by %s', (clientType, mode, path) => {
  expect(chooseLoginCall(clientType, mode).path).toBe(path)
})

test.each([
  [{ phone: '138', email: 'a@b.cn' }, '138'],
  [{ phone: '', email: 'a@b.cn' }, 'a@b.cn'],
  [{ email: 'a@b.cn' }, 'a@b.cn'],
  [{ phone: '', email: '' }, undefined],
  [undefined, undefined],
])('LOG-05 the login of %j', (user, login) => {
  expect(loginOf(user)).toBe(login)
})

test.each([
  ['are the server’s', json({ success: true, login_methods: ['sms'] }), ['sms']],
  ['are unknown after a failure', json({}, 500), undefined],
])('SCR-01 the login methods %s', async (_, answer, methods) => {
  const { fetch, sent } = fakeNetwork(() => answer)
  expect((await askLoginSettings(createClient(fakeHost(), { fetch })))?.login_methods).toEqual(methods)
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/login_settings'])
})

test('RQ-6 a newer request for the login settings aborts the older one', async () => {
  const answers = [new Promise<Response>(() => {}), json({ success: true, register_enabled: true })]
  const { fetch, sent } = fakeNetwork(() => answers.shift() ?? json({}, 500))
  const client = createClient(fakeHost(), { fetch })
  const older = askLoginSettings(client)
  await expect.poll(() => sent.length).toBe(1)
  expect(await askLoginSettings(client)).toMatchObject({ register_enabled: true })
  expect(sent[0]?.signal?.aborted).toBe(true)
  expect(await older).toBeUndefined()
})
