// Sheets of paper stand in a ring on a plain under a wide sky, seen from a person's height; one of them is yours.
// Lengths are in eye heights. The camera looks at `middle` of the horizon.
const middle = 310
const horizon = 480
const focal = 620
const ring = { x: 0.571, depth: 4.286, outer: 2.619, inner: 2.143 }
const sheetHeight = 1.24
const corner = 0.043
const sheetCount = 27
const step = (2 * Math.PI) / 43
const firstAngle = (-168 * Math.PI) / 180
const ownSheet = 1
const shadow = { x: -0.0866, depth: -0.421 }

const round = (value: number) => Math.round(value * 10) / 10

/** A point in space, as it stands in the picture. */
function project(x: number, up: number, depth: number): string {
  return `${round(middle + (focal * x) / depth)} ${round(horizon + (focal * (1 - up)) / depth)}`
}

function sheet(index: number) {
  const angle = firstAngle + step * index
  const at = (along: number) => {
    const distance = ring.outer + (ring.inner - ring.outer) * along
    return { x: ring.x + distance * Math.sin(angle), depth: ring.depth + distance * Math.cos(angle) }
  }
  const inset = corner / (ring.outer - ring.inner)
  const point = (along: number, up: number) => project(at(along).x, up, at(along).depth)
  const turn = (from: string, over: string, to: string) => `${from}Q${over} ${to}`
  const top = sheetHeight
  const outline = [
    turn(point(0, corner), point(0, 0), point(inset, 0)),
    turn(point(1 - inset, 0), point(1, 0), point(1, corner)),
    turn(point(1, top - corner), point(1, top), point(1 - inset, top)),
    turn(point(inset, top), point(0, top), point(0, top - corner)),
  ]
  const ground = [0, 1].map((along) => project(at(along).x, 0, at(along).depth))
  const cast = [1, 0].map((along) => project(at(along).x + shadow.x, 0, at(along).depth + shadow.depth))
  const nearness = (1 - Math.cos(angle)) / 2
  const isLitFromRight = angle > -Math.PI / 2 && angle < 0
  return {
    index,
    nearness,
    outline: `M${outline.join('L')}Z`,
    shade: `M${[...ground, ...cast].join('L')}Z`,
    paint: `clear-sky-${isLitFromRight ? 'right' : 'left'}-${Math.round(nearness * 4)}`,
  }
}

const sheets = Array.from({ length: sheetCount }, (_, index) => sheet(index)).sort((a, b) => a.nearness - b.nearness)

const mix = (near: string, far: string, share: number) =>
  `color-mix(in oklab, var(--scene-${near}) ${Math.round(share * 100)}%, var(--scene-${far}))`

const paints = ['left', 'right'].flatMap((side) =>
  [0, 1, 2, 3, 4].map((band) => ({ id: `clear-sky-${side}-${band}`, side, nearness: band / 4 })),
)

const suns = [
  { r: 167, fill: 0.16, stroke: 0.5 },
  { r: 124, fill: 0.22, stroke: 0.65 },
  { r: 86, fill: 0.3, stroke: 0.8 },
  { r: 54, fill: 1, stroke: 0 },
]

const hills = [
  {
    name: 'far',
    d: 'M0 484V436.2C64 436.2 64 405.5 128 405.5S192 445 256 445S320 414.3 384 414.3S448 436.2 512 436.2S576 392.4 640 392.4V484Z',
  },
  {
    name: 'mid',
    d: 'M0 484V418.7C64 418.7 64 453.7 128 453.7S192 431.8 256 431.8S320 462.5 384 462.5S448 440.6 512 440.6S576 453.7 640 453.7V484Z',
  },
  {
    name: 'near',
    d: 'M0 484V464.2C64 464.2 64 450.2 128 450.2S192 469.5 256 469.5S320 460.7 384 460.7S448 473 512 473S576 462.5 640 462.5V484Z',
  },
]

function Gradient({
  id,
  from,
  to,
  x2 = 0,
  y2 = 1,
}: {
  id: string
  from: string
  to: string
  x2?: number
  y2?: number
}) {
  return (
    <linearGradient id={id} x2={x2} y2={y2}>
      <stop stopColor={from} />
      <stop offset="1" stopColor={to} />
    </linearGradient>
  )
}

/** The scene of the second brand. */
export function ClearSkyScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 876" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <defs>
        <Gradient id="clear-sky-sky" from="var(--scene-sky-high)" to="var(--scene-sky-low)" />
        <Gradient id="clear-sky-ground" from="var(--scene-ground-far)" to="var(--scene-ground-near)" />
        <Gradient id="clear-sky-own" from="var(--scene-accent-a)" to="var(--scene-accent-b)" x2={0.35} />
        {paints.map(({ id, side, nearness }) => {
          const lit = mix('sheet-near', 'sheet-far', nearness)
          const shaded = mix('sheet-shade', 'sheet-far', 0.3 + 0.7 * nearness)
          const [from, to] = side === 'left' ? [lit, shaded] : [shaded, lit]
          return <Gradient key={id} id={id} from={from} to={to} x2={1} y2={0} />
        })}
      </defs>
      <rect width="640" height="482" fill="url(#clear-sky-sky)" />
      <g fill="var(--scene-sun)" stroke="var(--scene-sun)">
        {suns.map(({ r, fill, stroke }) => (
          <circle key={r} cx="392" cy={horizon} r={r} fillOpacity={fill} strokeOpacity={stroke} />
        ))}
      </g>
      {hills.map(({ name, d }) => (
        <path key={name} d={d} fill={`var(--scene-hill-${name})`} stroke="var(--scene-edge)" strokeOpacity=".9" />
      ))}
      <rect y={horizon} width="640" height="396" fill="url(#clear-sky-ground)" />
      <path d="M0 480.5H640" stroke="var(--scene-edge)" />
      {sheets.map(({ index, nearness, outline, shade, paint }) => (
        <g key={index}>
          <path d={shade} fill="var(--scene-shadow)" fillOpacity={round(0.4 + 0.8 * nearness) / 10} />
          {index === ownSheet ? (
            <path d={outline} fill="url(#clear-sky-own)" />
          ) : (
            <path
              d={outline}
              fill={`url(#${paint})`}
              fillOpacity=".92"
              stroke={mix('stroke-near', 'stroke-far', nearness)}
            />
          )}
        </g>
      ))}
    </svg>
  )
}
