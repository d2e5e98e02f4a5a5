import { expect, test } from 'vitest'
import { chooseLoginCall, loginOf } from '../../src/api/login.ts'

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
