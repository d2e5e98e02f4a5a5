import { describe, expect, test } from 'vitest'
import { formatSkew, measureSkew } from '../../src/widgets/clock-skew.ts'

const serverTime = 1_700_000_000_000

test.each([-30_000, -1, 0, 30_000])('ignores a skew of %i ms, since authenticator codes still work (OC-8)', (skew) => {
  expect(measureSkew(serverTime + skew, serverTime)).toBeUndefined()
})

test.each([-30_001, 30_001, 86_400_000])('reports a skew of %i ms, since authenticator codes fail (OC-8)', (skew) => {
  expect(measureSkew(serverTime + skew, serverTime)).toBe(skew)
})

describe('the description of the skew', () => {
  test.each([
    [31_000, '1 minute'],
    [-100_000, '2 minutes'],
    [119 * 60_000, '119 minutes'],
    [-120 * 60_000, '2 hours'],
    [47 * 3_600_000, '47 hours'],
    [365 * 86_400_000, '365 days'],
  ])('describes %i ms as %s', (skew, text) => {
    expect(formatSkew(skew, 'en')).toBe(text)
  })

  test('describes the skew in Chinese', () => {
    expect(formatSkew(180_000, 'zh-CN')).toBe('3 分钟')
    expect(formatSkew(180_000, 'zh-TW')).toBe('3 分鐘')
  })
})
