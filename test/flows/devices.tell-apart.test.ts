import { expect, test } from 'vitest'
import { uniqueNames } from '../../src/flows/account/devices/use-device-texts.ts'

const shanghai = ['iPhone, Shanghai', 'Pixel, Shanghai']
const places = ['Firefox, Taipei, yesterday', 'Firefox, Taipei, 2 hours ago', 'Firefox, Toronto, yesterday']
const placesTold = ['Firefox · Taipei · yesterday', 'Firefox · Taipei · 2 hours ago', 'Firefox · Toronto']

test.each([
  ['a unique name is enough', shanghai, ['iPhone', 'Pixel']],
  ['same name: by place, then by time', places, placesTold],
  ['unknown parts are left out', ['Firefox, , yesterday', 'Firefox, , '], ['Firefox · yesterday', 'Firefox']],
  [
    'by a number, if nothing else differs',
    ['Firefox, ', 'iPhone, ', 'Firefox, '],
    ['Firefox · 1', 'iPhone', 'Firefox · 2'],
  ],
])('%s', (_, rows, names) => {
  expect(uniqueNames(rows.map((row) => row.split(', ')))).toEqual(names)
})
