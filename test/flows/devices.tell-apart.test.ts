import { expect, test } from 'vitest'
import { tellApart } from '../../src/flows/account/devices/use-device-words.ts'

test.each([
  [
    'a name of its own is enough',
    [
      ['iPhone', 'Shanghai'],
      ['Pixel', 'Shanghai'],
    ],
    ['iPhone', 'Pixel'],
  ],
  [
    'of one name, by where they are, and then by when',
    [
      ['Firefox', 'Taipei', 'yesterday'],
      ['Firefox', 'Taipei', '2 hours ago'],
      ['Firefox', 'Toronto', 'yesterday'],
    ],
    ['Firefox · Taipei · yesterday', 'Firefox · Taipei · 2 hours ago', 'Firefox · Toronto'],
  ],
  [
    'what is unknown is left out',
    [
      ['Firefox', '', 'yesterday'],
      ['Firefox', '', ''],
    ],
    ['Firefox · yesterday', 'Firefox'],
  ],
  [
    'by a number, if by nothing else',
    [
      ['Firefox', ''],
      ['iPhone', ''],
      ['Firefox', ''],
    ],
    ['Firefox · 1', 'iPhone', 'Firefox · 2'],
  ],
])('%s', (_, rows, names) => {
  expect(tellApart(rows)).toEqual(names)
})
