// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createConnection } from '../../src/host/connection.ts'

const setOnline = (isOnline: boolean | undefined) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline as boolean)

afterEach(() => vi.restoreAllMocks())

test('RS-1 uses the browser’s online state, and is online if the browser reports none', () => {
  const connection = createConnection(window)
  setOnline(false)
  expect(connection.isOnline()).toBe(false)
  setOnline(true)
  expect(connection.isOnline()).toBe(true)
  setOnline(undefined)
  expect(connection.isOnline()).toBe(true)
})

test.each(['online', 'offline', 'pageshow'])('RS-1 notifies listeners on %s until they unsubscribe', (eventName) => {
  const connection = createConnection(window)
  const listener = vi.fn()
  const unsubscribe = connection.subscribe(listener)
  window.dispatchEvent(new Event(eventName))
  expect(listener).toHaveBeenCalledTimes(1)
  unsubscribe()
  window.dispatchEvent(new Event(eventName))
  expect(listener).toHaveBeenCalledTimes(1)
})

test('RS-1 is online after a response, until a call fails or the browser reports a change', () => {
  setOnline(false)
  const connection = createConnection(window)
  const listener = vi.fn()
  connection.subscribe(listener)
  connection.recordCall(true)
  connection.recordCall(true)
  expect(connection.isOnline()).toBe(true)
  expect(listener).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('pageshow'))
  expect(connection.isOnline()).toBe(true)
  connection.recordCall(false)
  expect(connection.isOnline()).toBe(false)
  connection.recordCall(true)
  window.dispatchEvent(new Event('offline'))
  expect(connection.isOnline()).toBe(false)
})
