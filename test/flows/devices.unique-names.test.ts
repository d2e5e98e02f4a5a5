import { expect, test } from 'vitest'
import { createUniqueNames } from '../../src/flows/account/devices/use-device-labels.ts'

const shanghaiRows = ['iPhone, Shanghai', 'Pixel, Shanghai']
const firefoxRows = ['Firefox, Taipei, yesterday', 'Firefox, Taipei, 2 hours ago', 'Firefox, Toronto, yesterday']
const firefoxNames = ['Firefox · Taipei · yesterday', 'Firefox · Taipei · 2 hours ago', 'Firefox · Toronto']

test.each([
  ['uses only the name if it is unique', shanghaiRows, ['iPhone', 'Pixel']],
  ['adds the location, then the time, to duplicate names', firefoxRows, firefoxNames],
  ['omits unknown parts', ['Firefox, , yesterday', 'Firefox, , '], ['Firefox · yesterday', 'Firefox']],
  [
    'adds a number if nothing else differs',
    ['Firefox, ', 'iPhone, ', 'Firefox, '],
    ['Firefox · 1', 'iPhone', 'Firefox · 2'],
  ],
])('createUniqueNames %s', (_, rows, names) => {
  expect(createUniqueNames(rows.map((row) => row.split(', ')))).toEqual(names)
})
