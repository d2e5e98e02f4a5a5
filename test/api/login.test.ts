import { expect, test } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { chooseLoginCall, fetchLoginSettings, getLoginName } from '../../src/api/login.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createFakeNetwork, createJsonResponse } from './fake-network.ts'

test.each([
  ['web', undefined, '/login'],
  ['sync', undefined, '/sync_login'],
  ['app', undefined, '/app_login'],
  ['web', 'ent_reg', '/login'],
  ['web', 'oauth', '/oauth/login'],
  ['sync', 'oauth', '/oauth/login'],
] as const)('LOG-06 chooses the login call by client type and mode (%s, %s): %s', (clientType, mode, path) => {
  expect(chooseLoginCall(clientType, mode).path).toBe(path)
})

test.each([
  [{ phone: '138', email: 'a@b.cn' }, '138'],
  [{ phone: '', email: 'a@b.cn' }, 'a@b.cn'],
  [{ email: 'a@b.cn' }, 'a@b.cn'],
])('LOG-05 identifies the user %j by the login %j', (user, login) => expect(getLoginName(user)).toBe(login))

test.each([{ phone: '', email: '' }, undefined])('LOG-05 finds no login for the user %j', (user) => {
  expect(getLoginName(user)).toBeUndefined()
})

test.each([
  ['returns the server’s login methods', createJsonResponse({ success: true, login_methods: ['sms'] }), ['sms']],
  ['returns no login methods if the call fails', createJsonResponse({}, 500), undefined],
])('SCR-01 %s', async (_, response, methods) => {
  const { fetch, sent } = createFakeNetwork(() => response)
  expect((await fetchLoginSettings(createClient(fakeHost(), { fetch })))?.login_methods).toEqual(methods)
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/login_settings'])
})

test('RQ-6 aborts the older of two requests for the login settings', async () => {
  const responses = [new Promise<Response>(() => {}), createJsonResponse({ success: true, register_enabled: true })]
  const { fetch, sent } = createFakeNetwork(() => responses.shift() ?? createJsonResponse({}, 500))
  const client = createClient(fakeHost(), { fetch })
  const olderRequest = fetchLoginSettings(client)
  await expect.poll(() => sent.length).toBe(1)
  expect(await fetchLoginSettings(client)).toMatchObject({ register_enabled: true })
  expect(sent[0]?.signal?.aborted).toBe(true)
  expect(await olderRequest).toBeUndefined()
})
