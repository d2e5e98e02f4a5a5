import { expect, test } from 'vitest'
import { readErrorItems } from '../../src/api/transport/error-items.ts'

test.each<[string, unknown, object[]]>([
  ['null', null, []],
  ['undefined', undefined, []],
  ['an empty list', [], []],
  ['a number', 7, []],
  ['true', true, []],
  [
    'a list of items',
    [
      { field: 'login', error_code: 1800002, error_msg: ' Expired ', download_link: 'https://a.test' },
      { error_code: '1800002' },
    ],
    [{ field: 'login', code: '1800002', message: 'Expired', downloadLink: 'https://a.test' }, { code: '1800002' }],
  ],
  ['a single item', { error_code: 0, error_msg: '' }, [{ code: '0' }]],
  ['a string', ' Wrong ', [{ message: 'Wrong' }]],
  ['a list of strings', ['a', '', 'b'], [{ message: 'a' }, { message: 'b' }]],
  [
    'a map from fields to strings, lists or items',
    { login: 'a', password: ['b', { error_code: 5 }], email: { field: 'login', error_msg: 'c' }, name: null },
    [
      { field: 'login', message: 'a' },
      { field: 'password', message: 'b' },
      { field: 'password', code: '5' },
      { field: 'login', message: 'c' },
    ],
  ],
  ['a list encoded as a map', { 0: { error_code: 1 }, 1: 'b' }, [{ code: '1' }, { message: 'b' }]],
  [
    'items with values of the wrong type',
    [{ field: 5, error_code: {}, error_msg: ['a'], download_link: false }, null, [['x']], { error_code: ' ' }, 'ok'],
    [{ message: 'ok' }],
  ],
  [
    'a map with unusual field names',
    JSON.parse('{"__proto__":"a","constructor":"b"}'),
    [
      { field: '__proto__', message: 'a' },
      { field: 'constructor', message: 'b' },
    ],
  ],
])('RQ-5 reads errors given as %s', (_, errors, items) => {
  expect(readErrorItems(errors)).toEqual(items)
})

test('RQ-5 reads at most 50 errors', () => {
  expect(readErrorItems(Array.from({ length: 999 }, () => 'x'))).toHaveLength(50)
  expect(readErrorItems(Object.fromEntries(Array.from({ length: 99 }, (_, i) => [`f${i}`, 'x'])))).toHaveLength(50)
})
