/**
 * A stroke font for the picture captcha, on a grid of 10 by 14 units. A glyph is a list of strokes, and a stroke is a
 * list of points. `~` rounds a stroke's corners. Omits characters that look alike: 0 O Q D, 1 I L, 2 Z, 5 S, 8 B, U V.
 */
const glyphs = {
  A: ['0,14 5,0 10,14', '2,9 8,9'],
  C: ['~10,3 8,0 4,0 0,3 0,11 4,14 8,14 10,11'],
  E: ['9,0 0,0 0,14 9,14', '0,7 7,7'],
  F: ['9,0 0,0 0,14', '0,7 7,7'],
  G: ['~10,3 8,0 4,0 0,3 0,11 4,14 8,14 10,12 10,8', '5.5,8 10,8'],
  H: ['0,0 0,14', '10,0 10,14', '0,7 10,7'],
  J: ['~8,0 8,10 7,14 2,14 0,10', '4,0 10,0'],
  K: ['0,0 0,14', '9,0 0,8', '3,6 10,14'],
  M: ['0,14 1,0 5,9 9,0 10,14'],
  N: ['0,14 0,0 10,14 10,0'],
  P: ['0,14 0,0 6,0', '~6,0 10,0 10,8 6,8', '6,8 0,8'],
  R: ['0,14 0,0 6,0', '~6,0 10,0 10,7 6,7', '6,7 0,7', '5,7 10,14'],
  T: ['0,0 10,0', '5,0 5,14'],
  W: ['0,0 2.5,14 5,4 7.5,14 10,0'],
  X: ['0,0 10,14', '10,0 0,14'],
  Y: ['0,0 5,7 10,0', '5,7 5,14'],
  '3': ['~0,2 2,0 8,0 10,3 8,6.5 4,6.5', '~4,6.5 8,6.5 10,10 8,14 2,14 0,12'],
  '4': ['7,14 7,0 0,10 10,10'],
  '6': ['~8,0 3,2 0,7 0,12 3,14 7,14 10,12 10,9 7,6.5 3,6.5 0,9'],
  '7': ['0,0 10,0 4,14'],
  '9': ['~2,14 7,12 10,7 10,2 7,0 3,0 0,2 0,5 3,7.5 7,7.5 10,5'],
} as const

export type Point = readonly [x: number, y: number]
export type Stroke = { points: Point[]; isRound: boolean }

export const captchaAlphabet = Object.keys(glyphs).join('')

function parseStroke(text: string): Stroke {
  const isRound = text.startsWith('~')
  const points = text
    .replace('~', '')
    .split(' ')
    .map((pair): Point => {
      const [x = 0, y = 0] = pair.split(',').map(Number)
      return [x, y]
    })
  return { points, isRound }
}

export function getStrokes(character: string): Stroke[] {
  const strokes: readonly string[] = Object.entries(glyphs).find(([name]) => name === character)?.[1] ?? []
  return strokes.map(parseStroke)
}
