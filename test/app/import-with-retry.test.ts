import { expect, test, vi } from 'vitest'
import { importWithRetry } from '../../src/app/import-with-retry.ts'

test('requests a script once if it loads', async () => {
  const importFrom = vi.fn().mockResolvedValue('module')
  expect(await importWithRetry('./lazy.js', [], importFrom)).toBe('module')
  expect(importFrom).toHaveBeenCalledExactlyOnceWith('./lazy.js')
})

test('retries a script that failed to load, each time with a new URL', async () => {
  const importFrom = vi
    .fn()
    .mockRejectedValueOnce(new Error('failed to load'))
    .mockRejectedValueOnce(new Error('failed again'))
    .mockRejectedValueOnce(new Error('failed to load'))
    .mockResolvedValueOnce('module')
  await expect(importWithRetry('./lazy.js', [], importFrom)).rejects.toThrow('failed again')
  expect(await importWithRetry('./lazy.js', [], importFrom)).toBe('module')
  const retries = importFrom.mock.calls.map(([url]) => String(url)).filter((url) => url !== './lazy.js')
  expect(retries.every((url) => /^\.\/lazy\.js\?retry=\d+$/.test(url))).toBe(true)
  expect(new Set(retries).size).toBe(2)
})

test('requests a script’s dependencies immediately, and ignores their failures', async () => {
  const importFrom = vi.fn((url: string) =>
    url === './lazy.js' ? Promise.resolve('module') : Promise.reject(new Error('failed to load')),
  )
  expect(await importWithRetry('./lazy.js', ['./dependency.js'], importFrom)).toBe('module')
  expect(importFrom.mock.calls).toEqual([['./dependency.js'], ['./lazy.js']])
})
