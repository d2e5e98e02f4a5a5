import { createCompiledCatalog } from '@lingui/cli/api'
import { expect, test } from 'vitest'
import { formatMessage, type Messages } from '../../src/i18n/format-message.ts'
import { createTranslations } from '../../src/i18n/translations.tsx'

/** Compiles messages as the build does. */
function compile(catalog: Record<string, string>): Messages {
  const { source: json } = createCompiledCatalog('en', catalog, { namespace: 'json' })
  return (JSON.parse(json) as { messages: Messages }).messages
}

const messages = compile({
  plain: 'Log in',
  value: 'Log in to {product}, {product}',
  number: '{count} files',
  plural: '{n, plural, =0 {no tries} one {# try} other {# tries}} left',
  nested: '{n, plural, one {{who} has # try} other {{who} has # tries}}',
  select: '{method, select, sms {by message} other {another way}}',
  braces: "a literal '{'brace'}'",
})

test.each([
  ['plain', {}, 'Log in'],
  ['value', { product: 'Portico' }, 'Log in to Portico, Portico'],
  // An empty string replaces a missing value.
  ['value', {}, 'Log in to , '],
  ['braces', {}, 'a literal {brace}'],
  ['number', { count: 12345 }, '12,345 files'],
  ['plural', { n: 0 }, 'no tries left'],
  ['plural', { n: 1 }, '1 try left'],
  ['plural', { n: 2 }, '2 tries left'],
  ['plural', { n: 1234 }, '1,234 tries left'],
  ['nested', { n: 2, who: 'Mei' }, 'Mei has 2 tries'],
  ['select', { method: 'sms' }, 'by message'],
  ['select', { method: 'pigeon' }, 'another way'],
])('formats the message "%s" with %j as "%s"', (id, values, text) => {
  expect(formatMessage(messages[id] ?? '', values, 'en')).toBe(text)
})

test('lazily loaded messages are added, but do not replace existing ones', () => {
  const translations = createTranslations('en', { 'login.submit': 'Mine' })
  expect(translations.t('error.other.title')).toBe('error.other.title')
  translations.add({ 'error.other.title': 'That did not work.', 'login.submit': 'Theirs' })
  expect(translations.t('error.other.title')).toBe('That did not work.')
  expect(translations.t('login.submit')).toBe('Mine')
})
