import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { serveEachTest, service, visitor } from './serve-each-test.ts'

serveEachTest()

test('a fault affects only the next matching call', async () => {
  await visitor.control('/__faults', { path: '/login', method: 'POST', error: 'enterprise-limited' })
  expect(await visitor.call('/login_settings')).toMatchObject({ success: true })
  expect(await visitor.logIn(people.mei.phone)).toMatchObject({ success: false, errors: [{ error_code: 1800002 }] })
  expect(await visitor.logIn(people.mei.phone)).toMatchObject({ success: true })
})

test('a fault occurs the given number of times or until it is cleared, with or without the prefix', async () => {
  const error = [{ error_code: 7, error_msg: 'no' }]
  await visitor.control('/__faults', { path: '/account/auth/hi', times: 3, error })
  const refused = { success: false, errors: error }
  expect(await visitor.call('/auth/hi')).toMatchObject(refused)
  expect(await visitor.call('/account/auth/hi')).toMatchObject(refused)
  expect(service.faults.count()).toBe(1)
  await visitor.control('/__faults', undefined, 'DELETE')
  expect(await visitor.call('/auth/hi')).toMatchObject({ success: true })
})

test.each([{ reset: true }, { error: 'unreachable' }])('%j drops the connection', async (fault) => {
  await visitor.control('/__faults', { path: '/auth/hi', ...fault })
  await expect(visitor.call('/auth/hi')).rejects.toThrow('fetch failed')
  expect(await visitor.call('/auth/hi')).toMatchObject({ success: true })
})

test.each([
  [{ path: '/login', error: 'no-such-error' }, 'no-such-error'],
  [{ path: '/login', error: 'encryption-refused' }, 'encryption-refused'],
  [{ path: 'login' }, 'path'],
  [{ path: '/login', times: 0 }, 'times'],
  [{ path: '/login', colour: 'red' }, 'colour'],
])('rejects the fault %j', async (fault, reason) => {
  const response = await visitor.control('/__faults', fault)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(reason)
  expect(service.faults.count()).toBe(0)
})

test.each([
  ['/__faults', '{"path":"/login"}'],
  ['/__settings', '{"register_enabled":false}'],
  ['/__clock', '{"advance_ms":1}'],
])('ignores a form of another site for %s', async (path, body) => {
  const headers = { 'Content-Type': 'text/plain' }
  expect((await visitor.navigate(path, { method: 'POST', body, headers })).status).toBe(400)
})

test('the clock can be moved', async () => {
  const before = service.clock.now()
  await visitor.control('/__clock', { advance_ms: 3_600_000 })
  expect(service.clock.now() - before).toBeGreaterThanOrEqual(3_600_000)
  expect((await visitor.control('/__clock', { advance_ms: -1 })).status).toBe(400)
})

test('a reset deletes all sessions, so open pages expire', async () => {
  await visitor.logIn(people.mei.phone)
  await visitor.control('/__reset')
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: false })
  expect(await visitor.call('/login_settings')).toMatchObject({ errors: [{ error_code: 9000001 }] })
  await visitor.open()
  expect(await visitor.logIn(people.mei.phone)).toMatchObject({ success: true })
})

test('the outbox is served newest first, as a page and as JSON', async () => {
  expect(await (await visitor.navigate('/__outbox')).text()).toContain('Nothing sent yet')
  service.outbox.push(
    { at: 1, channel: 'sms', to: people.mei.phone, purpose: 'login', code: '1234' },
    { at: 2, channel: 'email', to: 'a@example.com', purpose: '<reset>', link: 'javascript:alert(1)' },
  )
  expect(await (await visitor.navigate('/__outbox.json')).json()).toMatchObject([{ at: 2 }, { at: 1, code: '1234' }])
  const page = await (await visitor.navigate('/__outbox')).text()
  expect(page).toContain('1234')
  expect(page).toContain('&lt;reset&gt;')
  expect(page).not.toContain('javascript:')
})
