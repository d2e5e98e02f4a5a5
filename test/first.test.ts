import { expect, test } from 'vitest'
import { chooseLocale } from '../src/i18n/locales.ts'
test('x', () => expect(chooseLocale('zh-TW', 'en')).toBe('zh-TW'))
