import { expect, test } from 'vitest'
import { chooseLocale } from '../../src/i18n/locales.ts'

test('prefers the `lang` query parameter, then the page’s language, then the browser’s, then English', () => {
  expect(chooseLocale('zh-TW', 'zh-CN', ['en'])).toBe('zh-TW')
  expect(chooseLocale(null, 'zh-CN', ['en'])).toBe('zh-CN')
  expect(chooseLocale(null, undefined, ['fr-FR', 'zh-TW', 'en'])).toBe('zh-TW')
  expect(chooseLocale(null, undefined, ['fr'])).toBe('en')
})

test.each(['xx', 'zh', 'EN', '__proto__', '<script>', ''])('does not accept "%s" as a locale (RD-5)', (lang) => {
  expect(chooseLocale(lang, lang)).toBe('en')
})

test.each([
  ['zh', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-Hans-HK', 'zh-CN'],
  ['zh-HK', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-MO', 'zh-TW'],
  ['en-GB', 'en'],
])('maps the browser’s language tag %s to %s', (tag, locale) => {
  expect(chooseLocale(null, null, [tag])).toBe(locale)
})
