// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createSafeStorage } from '../../src/host/safe-storage.ts'

test('RS-2 stores, reads and removes values', () => {
  const storage = createSafeStorage(() => window.sessionStorage)
  expect(storage.get('a')).toBeUndefined()
  expect(storage.set('a', '')).toBe(true)
  expect(storage.get('a')).toBe('')
  storage.remove('a')
  expect(storage.get('a')).toBeUndefined()
})

test('RS-2 does not throw if access to storage is denied', () => {
  const storage = createSafeStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(storage.get('a')).toBeUndefined()
  expect(storage.set('a', 'b')).toBe(false)
  expect(() => storage.remove('a')).not.toThrow()
})

test('RS-2 `set` returns false if storage is full', () => {
  const fullStorage = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(createSafeStorage(() => fullStorage as unknown as Storage).set('a', 'b')).toBe(false)
})
