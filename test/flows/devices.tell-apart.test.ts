import { expect, test } from 'vitest'
import { tellApart } from '../../src/flows/account/devices/use-device-words.ts'

const shanghai = ['iPhone, Shanghai', 'Pixel, Shanghai']
const places = ['Firefox, Taipei, yesterday', 'Firefox, Taipei, 2 hours ago', 'Firefox, Toronto, yesterday']
const placesTold = ['Firefox · Taipei · yesterday', 'Firefox · Taipei · 2 hours ago', 'Firefox · Toronto']

test.each([
  ['a name of its own is enough', shanghai, ['iPhone', 'Pixel']],
  ['of one name, by where they are, and then by when', places, placesTold],
  ['what is unknown is left out', ['Firefox, , yesterday', 'Firefox, , '], ['Firefox · yesterday', 'Firefox']],
  ['by a number, if by nothing else', ['Firefox, ', 'iPhone, ', 'Firefox, '], ['Firefox · 1', 'iPhone', 'Firefox · 2']],
])('%s', (_, rows, names) => {
  expect(tellApart(rows.map((row) => row.split(', ')))).toEqual(names)
})
