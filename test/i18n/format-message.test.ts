import { createCompiledCatalog } from '@lingui/cli/api'
import { describe, expect, test } from 'vitest'
import { formatMessage, type Messages } from '../../src/i18n/format-message.ts'
import { createTexts } from '../../src/i18n/texts.tsx'

/** Texts as the build compiles them. */
function compile(texts: Record<string, string>): Messages {
  const { source } = createCompiledCatalog('en', texts, { namespace: 'json' })
  return (JSON.parse(source) as { messages: Messages }).messages
}

const messages = compile({
  plain: 'Log in',
  value: 'Log in to {product}, {product}',
  number: '{count} files',
  plural: '{n, plural, =0 {no tries} one {# try} other {# tries}} left',
  nested: '{n, plural, one {{who} has # try} other {{who} has # tries}}',
  select: '{way, select, sms {by message} other {another way}}',
  braces: "a literal '{'brace'}'",
})

const format = (id: string, values = {}, locale = 'en') => formatMessage(messages[id] ?? '', values, locale)

describe('compiled texts', () => {
  test('plain ones and values', () => {
    expect(format('plain')).toBe('Log in')
    expect(format('value', { product: 'Portico' })).toBe('Log in to Portico, Portico')
    expect(format('braces')).toBe('a literal {brace}')
  })

  test('numbers are written as the language does', () => {
    expect(format('number', { count: 12345 })).toBe('12,345 files')
  })

  test.each([
    [0, 'no tries left'],
    [1, '1 try left'],
    [2, '2 tries left'],
    [1234, '1,234 tries left'],
  ])('plural of %d', (n, text) => {
    expect(format('plural', { n })).toBe(text)
  })

  test('values inside of plurals', () => {
    expect(format('nested', { n: 2, who: 'Mei' })).toBe('Mei has 2 tries')
  })

  test('selections', () => {
    expect(format('select', { way: 'sms' })).toBe('by message')
    expect(format('select', { way: 'pigeon' })).toBe('another way')
  })

  test('a value that is missing leaves a gap, and nothing throws', () => {
    expect(format('value')).toBe('Log in to , ')
  })
})

describe('texts that come late', () => {
  test('are taken up, and those that are there stay', () => {
    const texts = createTexts('en', { 'login.submit': 'Mine' })
    expect(texts.t('error.other.title')).toBe('error.other.title')
    texts.add({ 'error.other.title': 'That did not work.', 'login.submit': 'Theirs' })
    expect(texts.t('error.other.title')).toBe('That did not work.')
    expect(texts.t('login.submit')).toBe('Mine')
  })
})
