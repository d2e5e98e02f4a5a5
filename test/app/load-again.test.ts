import { expect, test, vi } from 'vitest'
import { loadAgain } from '../../src/app/load-again.ts'

test('a script that comes is asked for once', async () => {
  const importFrom = vi.fn().mockResolvedValue('here')
  expect(await loadAgain('./late.js', [], importFrom)).toBe('here')
  expect(importFrom).toHaveBeenCalledExactlyOnceWith('./late.js')
})

test('one that did not come is asked for once more, each time under another address', async () => {
  const importFrom = vi
    .fn()
    .mockRejectedValueOnce(new Error('lost'))
    .mockRejectedValueOnce(new Error('still lost'))
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValueOnce('here')
  await expect(loadAgain('./late.js', [], importFrom)).rejects.toThrow('still lost')
  expect(await loadAgain('./late.js', [], importFrom)).toBe('here')
  const again = importFrom.mock.calls.map(([address]) => String(address)).filter((address) => address !== './late.js')
  expect(again.every((address) => /^\.\/late\.js\?again=\d+$/.test(address))).toBe(true)
  expect(new Set(again).size).toBe(2)
})

test('the scripts that it needs are asked for at once, and its own failure alone counts', async () => {
  const importFrom = vi.fn((address: string) =>
    address === './late.js' ? Promise.resolve('here') : Promise.reject(new Error('lost')),
  )
  expect(await loadAgain('./late.js', ['./needed.js'], importFrom)).toBe('here')
  expect(importFrom.mock.calls).toEqual([['./needed.js'], ['./late.js']])
})
