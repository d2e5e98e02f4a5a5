import { expect, test, vi } from 'vitest'
import { loadAgain } from '../../src/app/load-again.ts'

test('requests a script once if it loads', async () => {
  const importFrom = vi.fn().mockResolvedValue('here')
  expect(await loadAgain('./late.js', [], importFrom)).toBe('here')
  expect(importFrom).toHaveBeenCalledExactlyOnceWith('./late.js')
})

test('retries a script that failed to load, each time with a new URL', async () => {
  const importFrom = vi
    .fn()
    .mockRejectedValueOnce(new Error('failed to load'))
    .mockRejectedValueOnce(new Error('failed again'))
    .mockRejectedValueOnce(new Error('failed to load'))
    .mockResolvedValueOnce('here')
  await expect(loadAgain('./late.js', [], importFrom)).rejects.toThrow('failed again')
  expect(await loadAgain('./late.js', [], importFrom)).toBe('here')
  const retries = importFrom.mock.calls.map(([url]) => String(url)).filter((url) => url !== './late.js')
  expect(retries.every((url) => /^\.\/late\.js\?again=\d+$/.test(url))).toBe(true)
  expect(new Set(retries).size).toBe(2)
})

test('requests a script’s dependencies immediately, and ignores their failures', async () => {
  const importFrom = vi.fn((url: string) =>
    url === './late.js' ? Promise.resolve('here') : Promise.reject(new Error('failed to load')),
  )
  expect(await loadAgain('./late.js', ['./needed.js'], importFrom)).toBe('here')
  expect(importFrom.mock.calls).toEqual([['./needed.js'], ['./late.js']])
})
