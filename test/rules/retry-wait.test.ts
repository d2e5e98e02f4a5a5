import { expect, test } from 'vitest'
import { retryWait } from '../../src/rules/retry-wait.ts'

test('shows a delay in seconds, or in minutes from two minutes on', () => {
  expect(retryWait(1)).toEqual({ seconds: 1 })
  expect(retryWait(119_000)).toEqual({ seconds: 119 })
  expect(retryWait(119_001)).toEqual({ minutes: 2 })
  expect(retryWait(120_001)).toEqual({ minutes: 3 })
})

test('shows no delay if the server named none', () => {
  expect(retryWait()).toBeUndefined()
  expect(retryWait(0)).toBeUndefined()
})
