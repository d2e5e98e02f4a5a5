import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { origin, service, startServiceForEachTest } from './serve-each-test.ts'
import { createVisitor, encryptFields } from './visitor.ts'

startServiceForEachTest()

const post = (body: object): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })
const credentials = { login: people.mei.phone, password: demoPassword }

// Any recorded violation fails a story or end-to-end test, so the violation's reason must name the mistake.
test.each<[string, string, RequestInit]>([
  ['X-Requested-With', '/login', { ...post(credentials), headers: { 'X-Requested-With': 'fetch' } }],
  ['X-CSRF-Token', '/login', { ...post(credentials), headers: { 'X-CSRF-Token': '' } }],
  ['Accept', '/login', { ...post(credentials), headers: { Accept: 'text/plain' } }],
  ['Content-Type', '/login', { ...post(credentials), headers: { 'Content-Type': 'text/plain' } }],
  ['the method is GET', '/login', {}],
  ['the method is POST', '/auth/hi', post({})],
  ['not a JSON object', '/login', { method: 'POST', body: '{' }],
  ['password', '/login', post({ login: people.mei.phone })],
  ['color is not a field', '/login', post({ ...credentials, color: 'red' })],
  ['password must be inside', '/login', post({ password: 'x', secure_zone: encryptFields(credentials) })],
  ['remember is not a secret', '/login', post({ secure_zone: encryptFields({ ...credentials, remember: true }) })],
  ['cannot be read', '/login', post({ secure_zone: 'bm90aGluZw==' })],
  ['phone must not be in the URL', '/auth/hi?phone=13800138000', {}],
  ['extra is not a field', '/auth/hi?extra=1', {}],
  ['API-06', '/account/hermes/ts', {}],
  ['unknown call', '/nowhere', {}],
])('rejects a call, and records a reason that contains “%s”', async (reason, path, init) => {
  const visitor = createVisitor(origin)
  await visitor.open()
  const { status } = await visitor.callRaw(path, init)
  expect(status).toBe(path === '/nowhere' ? 404 : 400)
  expect(service.violations.map((violation) => violation.reason)).toEqual([expect.stringContaining(reason)])
})
