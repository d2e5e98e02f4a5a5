import { expect, test, vi } from 'vitest'
import { loadAgain } from '../../src/pages/load-again.ts'

const home = 'https://static.example.com/portico/assets/common.js'

const lost = (address: string) => () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`))

test('a script that comes is asked for once', async () => {
  const importFrom = vi.fn()
  expect(await loadAgain(() => Promise.resolve('here'), importFrom)).toBe('here')
  expect(importFrom).not.toHaveBeenCalled()
})

test('one that did not come is asked for once more, each time under another address', async () => {
  const importFrom = vi.fn().mockRejectedValueOnce(new Error('still lost')).mockResolvedValueOnce('here')
  const load = lost('https://static.example.com/portico/assets/late.js')
  await expect(loadAgain(load, importFrom, home)).rejects.toThrow('still lost')
  expect(await loadAgain(load, importFrom, home)).toBe('here')
  const addresses = importFrom.mock.calls.map(([address]) => String(address))
  expect(addresses.every((address) => /\/assets\/late\.js\?again=\d+$/.test(address))).toBe(true)
  expect(new Set(addresses).size).toBe(2)
})

test.each([
  ['of another site', 'https://elsewhere.example/late.js'],
  ['without an address', ''],
  ['with half of one', 'https://'],
])('an error %s is passed on, and nothing else is loaded', async (_, address) => {
  const importFrom = vi.fn()
  await expect(loadAgain(lost(address), importFrom, home)).rejects.toThrow('Failed to fetch')
  expect(importFrom).not.toHaveBeenCalled()
})
