import type { Random } from '../random.ts'
import { getStrokes, type Point, type Stroke } from './stroke-font.ts'

const width = 120
const height = 44

function round(value: number): string {
  return value.toFixed(1)
}

function toPath({ points, isRound }: Stroke): string {
  const [startPoint, ...laterPoints] = points
  if (!startPoint) return ''
  const endPoint = laterPoints.at(-1) ?? startPoint
  const start = `M${round(startPoint[0])} ${round(startPoint[1])}`
  if (!isRound) return start + laterPoints.map(([x, y]) => `L${round(x)} ${round(y)}`).join('')
  const curves = laterPoints.slice(0, -1).map(([x, y], index) => {
    const nextPoint = laterPoints[index + 1] ?? endPoint
    const isEnd = index === laterPoints.length - 2
    const [endX, endY] = isEnd ? nextPoint : [(x + nextPoint[0]) / 2, (y + nextPoint[1]) / 2]
    return `Q${round(x)} ${round(y)} ${round(endX)} ${round(endY)}`
  })
  return start + curves.join('')
}

/** Creates a function that scales, rotates, slants and jitters a stroke of the font, and places it in the image. */
function createStrokeTransform(random: Random, baseX: number): (stroke: Stroke) => Stroke {
  const angle = random.between(-0.3, 0.3)
  const slant = random.between(-0.15, 0.15)
  const scale = random.between(1.45, 1.75)
  const centerX = baseX + random.between(-2, 2)
  const centerY = height / 2 + random.between(-4, 4)
  return ({ points, isRound }) => {
    const transformedPoints = points.map(([gridX, gridY]): Point => {
      const y = (gridY - 7) * scale + random.between(-0.5, 0.5)
      const x = (gridX - 5) * scale + slant * y + random.between(-0.5, 0.5)
      return [centerX + x * Math.cos(angle) - y * Math.sin(angle), centerY + x * Math.sin(angle) + y * Math.cos(angle)]
    })
    return { points: transformedPoints, isRound }
  }
}

function drawNoise(random: Random): string[] {
  return Array.from({ length: 3 }, () => {
    const points = [-5, 25, 60, 95, 125].map((x): Point => [x, random.between(4, height - 4)])
    return `<path d="${toPath({ points, isRound: true })}" stroke="#857D70" stroke-width="1.1"/>`
  })
}

/** Draws a picture captcha as an SVG (WID-04). Shuffles the strokes, so that their order does not reveal the answer. */
export function drawCaptcha(answer: string, random: Random): string {
  const colors = ['#1B1A20', '#3D36A8', '#7C4F07', '#17643E']
  const strokes = [...answer].flatMap((character, index) => {
    const transform = createStrokeTransform(random, 21 + index * 26)
    const color = colors[Math.floor(random.next() * colors.length)]
    return getStrokes(character).map((stroke) => ({
      order: random.next(),
      path: `<path d="${toPath(transform(stroke))}" stroke="${color}" stroke-width="2.4"/>`,
    }))
  })
  const shuffledPaths = strokes.sort((a, b) => a.order - b.order).map(({ path }) => path)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="M0 0H${width}V${height}H0Z" fill="#F4F1EB"/>`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...drawNoise(random),
    ...shuffledPaths,
    '</g></svg>',
  ].join('')
}
