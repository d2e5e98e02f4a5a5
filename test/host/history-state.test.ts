// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { readSavedInput, saveInput, setUrlParameter } from '../../src/host/history-state.ts'
import { storeLoginForNextPage, takeStoredLogin } from '../../src/host/login-handoff.ts'
import { fakeHost } from './fake-host.ts'

const page = { url: `${window.location.origin}/login` }

beforeEach(() => window.history.replaceState(null, '', '/login'))

test('keeps user input in the history entry across a reload, but not in the URL (RQ-3)', () => {
  saveInput(page, { login: 'mei@example.com', phone: '' })
  expect([readSavedInput(page, 'login'), readSavedInput(page, 'phone')]).toEqual(['mei@example.com', ''])
  expect(window.location.href).toBe(page.url)
})

test('removes the value of a cleared field, and keeps the rest of the history state', () => {
  window.history.replaceState({ 'portico.reloaded-at': 5 }, '')
  saveInput(page, { login: 'mei@example.com' })
  saveInput(page, { login: '' })
  expect(JSON.stringify(window.history.state)).toBe('{"portico.reloaded-at":5}')
})

test('ignores a value of the wrong type', () => {
  window.history.replaceState({ 'portico.typed.login': { a: 1 } }, '')
  expect(readSavedInput(page, 'login')).toBe('')
})

test('stores and reads nothing for a page that is displayed at a different URL, as in Storybook', () => {
  const displayedPage = { url: 'https://portico.example/bind' }
  saveInput(displayedPage, { login: 'mei@example.com' })
  setUrlParameter(displayedPage, { name: 'way', value: 'sms', defaultValue: 'password' })
  expect(window.history.state).toBeNull()
  expect(window.location.search).toBe('')
  saveInput(page, { login: 'mei@example.com' })
  expect(readSavedInput(displayedPage, 'login')).toBe('')
})

test('does not throw if the browser refuses to store a value', () => {
  const replace = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  expect(() => saveInput(page, { login: 'mei@example.com' })).not.toThrow()
  expect(() => setUrlParameter(page, { name: 'way', value: 'sms', defaultValue: 'password' })).not.toThrow()
  replace.mockRestore()
})

test.each([
  { login: '4155550100', countryCode: '1' },
  { login: '+1 415 555 0100', countryCode: '86' },
  { login: ' mei@example.com', countryCode: '' },
])('passes the login %j to the next page only once', (login) => {
  const host = fakeHost({})
  storeLoginForNextPage(host, login)
  expect(takeStoredLogin(host)).toEqual(login)
  expect(takeStoredLogin(host)).toBeUndefined()
})

test('ignores a malformed login', () => {
  const host = fakeHost({})
  host.storage.set('portico.login', 'mei@example.com')
  expect(takeStoredLogin(host)).toBeUndefined()
})
