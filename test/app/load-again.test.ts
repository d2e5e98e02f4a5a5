import { expect, test, vi } from 'vitest'
import { loadAgain } from '../../src/app/load-again.ts'

test('a script that loads is requested once', async () => {
  const importFrom = vi.fn().mockResolvedValue('here')
  expect(await loadAgain('./late.js', [], importFrom)).toBe('here')
  expect(importFrom).toHaveBeenCalledExactlyOnceWith('./late.js')
})

test('a script that failed to load is requested again, each time under a new URL', async () => {
  const importFrom = vi
    .fn()
    .mockRejectedValueOnce(new Error('failed to load'))
    .mockRejectedValueOnce(new Error('failed again'))
    .mockRejectedValueOnce(new Error('failed to load'))
    .mockResolvedValueOnce('here')
  await expect(loadAgain('./late.js', [], importFrom)).rejects.toThrow('failed again')
  expect(await loadAgain('./late.js', [], importFrom)).toBe('here')
  const again = importFrom.mock.calls.map(([address]) => String(address)).filter((address) => address !== './late.js')
  expect(again.every((address) => /^\.\/late\.js\?again=\d+$/.test(address))).toBe(true)
  expect(new Set(again).size).toBe(2)
})

test('a script’s dependencies are requested at once, and only the script’s own failure counts', async () => {
  const importFrom = vi.fn((address: string) =>
    address === './late.js' ? Promise.resolve('here') : Promise.reject(new Error('failed to load')),
  )
  expect(await loadAgain('./late.js', ['./needed.js'], importFrom)).toBe('here')
  expect(importFrom.mock.calls).toEqual([['./needed.js'], ['./late.js']])
})
