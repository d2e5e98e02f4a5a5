import { describe, expect, test } from 'vitest'
import { rateStrength } from '../../src/widgets/new-password/strength.ts'

const rate = (password: string, personalDetails: readonly string[] = []) => {
  const { level, reason } = rateStrength(password, personalDetails)
  return [level, reason].filter(Boolean).join(', ')
}

describe('the strength of a new password', () => {
  test.each([
    ['password1', 'weak, common'],
    ['woaini521', 'weak, common'],
    ['zhangwei1990', 'weak, common'],
    ['abababab', 'weak, repeat'],
    ['20101990a', 'weak, date'],
    ['poiuytgh', 'weak, pattern'],
    ['hgfedcba', 'weak, pattern'],
    ['kx7Qm2vT', 'fair, too-short'],
    ['kx7Qm2vTz9', 'good'],
    ['Trout83Lantern', 'strong'],
  ])('rates %s as %s', (password, rating) => {
    expect(rate(password)).toBe(rating)
  })

  test('rates a password that contains all or part of a personal detail as weak', () => {
    const personalDetails = ['Mei Lin', '138 0013 8000', 'meilin.draws@northwind.co']
    expect(rate('northwind1')).not.toContain('weak')
    for (const password of ['meilin88', '13800138000', 'northwind1', 'Northwind1']) {
      expect(rate(password, personalDetails)).toBe('weak, personal')
    }
  })

  test('ignores the personal details from an earlier rating', () => {
    rate('northwind1', ['northwind'])
    expect(rate('northwind1')).not.toContain('personal')
  })

  test('ignores words of one or two letters in personal details, since they would match too often', () => {
    expect(rate('kx7Qm2vTz9', ['kx', 'Qm v'])).toBe('good')
  })
})
