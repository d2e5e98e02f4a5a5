// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { handOverLogin, takeLogin } from '../../src/host/handed-over.ts'
import { keepInAddress, keepTyped, readKept } from '../../src/host/own-entry.ts'
import { fakeHost } from './fake-host.ts'

const page = { url: `${window.location.origin}/login` }

beforeEach(() => window.history.replaceState(null, '', '/login'))

test('what was typed outlasts a reload, and stands in no address (RQ-3)', () => {
  keepTyped(page, { login: 'mei@example.com', phone: '' })
  expect([readKept(page, 'login'), readKept(page, 'phone')]).toEqual(['mei@example.com', ''])
  expect(window.location.href).toBe(page.url)
})

test('an empty field leaves nothing behind, and what others keep there stays', () => {
  window.history.replaceState({ 'portico.reloaded-at': 5 }, '')
  keepTyped(page, { login: 'mei@example.com' })
  keepTyped(page, { login: '' })
  expect(JSON.stringify(window.history.state)).toBe('{"portico.reloaded-at":5}')
})

test('what somebody else wrote there is passed over', () => {
  window.history.replaceState({ 'portico.typed.login': { a: 1 } }, '')
  expect(readKept(page, 'login')).toBe('')
})

test('a page that is only shown, as in a catalogue, keeps and finds nothing', () => {
  const shown = { url: 'https://portico.example/bind' }
  keepTyped(shown, { login: 'mei@example.com' })
  keepInAddress(shown, { name: 'way', value: 'sms', usual: 'password' })
  expect(window.history.state).toBeNull()
  expect(window.location.search).toBe('')
  keepTyped(page, { login: 'mei@example.com' })
  expect(readKept(shown, 'login')).toBe('')
})

test('a browser that refuses is none the worse for it', () => {
  const replace = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  expect(() => keepTyped(page, { login: 'mei@example.com' })).not.toThrow()
  expect(() => keepInAddress(page, { name: 'way', value: 'sms', usual: 'password' })).not.toThrow()
  replace.mockRestore()
})

test.each([
  { login: '4155550100', country: '1' },
  { login: '+1 415 555 0100', country: '86' },
  { login: ' mei@example.com', country: '' },
])('a login is handed over once, with its country: %j', (typed) => {
  const host = fakeHost({})
  handOverLogin(host, typed)
  expect(takeLogin(host)).toEqual(typed)
  expect(takeLogin(host)).toBeUndefined()
})

test('what is no login that a page handed over is passed over', () => {
  const host = fakeHost({})
  host.storage.set('portico.login', 'mei@example.com')
  expect(takeLogin(host)).toBeUndefined()
})
