// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createConnection } from '../../src/host/connection.ts'

const connection = createConnection(window)
const setOnline = (isOnline: boolean | undefined) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline as boolean)

afterEach(() => vi.restoreAllMocks())

test('RS-1 goes by the browser’s word; one that does not say counts as online', () => {
  setOnline(false)
  expect(connection.isOnline()).toBe(false)
  setOnline(true)
  expect(connection.isOnline()).toBe(true)
  setOnline(undefined)
  expect(connection.isOnline()).toBe(true)
})

test.each(['online', 'offline', 'pageshow'])('RS-1 looks again on %s, until it is told to stop', (occasion) => {
  const listener = vi.fn()
  const stop = connection.subscribe(listener)
  window.dispatchEvent(new Event(occasion))
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  window.dispatchEvent(new Event(occasion))
  expect(listener).toHaveBeenCalledTimes(1)
})
