// Sheets of paper in a ring under a wide sky, seen from eye level. One sheet is highlighted. Lengths in the scene
// are multiples of the eye height. The camera looks at the horizon at `centerX`.
const centerX = 310
const horizonY = 480
const focalLength = 620
const ring = { x: 0.571, depth: 4.286, outerRadius: 2.619, innerRadius: 2.143 }
const sheetHeight = 1.24
const cornerRadius = 0.043
const sheetCount = 27
const angleStep = (2 * Math.PI) / 43
const firstAngle = (-168 * Math.PI) / 180
const highlightedSheet = 1
const shadow = { x: -0.0866, depth: -0.421 }

const round = (value: number) => Math.round(value * 10) / 10

/** Returns a point's SVG coordinates. */
function project(x: number, height: number, depth: number): string {
  return `${round(centerX + (focalLength * x) / depth)} ${round(horizonY + (focalLength * (1 - height)) / depth)}`
}

function createSheet(index: number) {
  const angle = firstAngle + angleStep * index
  const base = (along: number) => {
    const distance = ring.outerRadius + (ring.innerRadius - ring.outerRadius) * along
    return { x: ring.x + distance * Math.sin(angle), depth: ring.depth + distance * Math.cos(angle) }
  }
  const inset = cornerRadius / (ring.outerRadius - ring.innerRadius)
  const point = (along: number, height: number) => project(base(along).x, height, base(along).depth)
  const roundedCorner = (from: string, corner: string, to: string) => `${from}Q${corner} ${to}`
  const top = sheetHeight
  const outline = [
    roundedCorner(point(0, cornerRadius), point(0, 0), point(inset, 0)),
    roundedCorner(point(1 - inset, 0), point(1, 0), point(1, cornerRadius)),
    roundedCorner(point(1, top - cornerRadius), point(1, top), point(1 - inset, top)),
    roundedCorner(point(inset, top), point(0, top), point(0, top - cornerRadius)),
  ]
  const groundEdge = [0, 1].map((along) => project(base(along).x, 0, base(along).depth))
  const shadowEdge = [1, 0].map((along) => project(base(along).x + shadow.x, 0, base(along).depth + shadow.depth))
  const nearness = (1 - Math.cos(angle)) / 2
  const isLitFromRight = angle > -Math.PI / 2 && angle < 0
  return {
    index,
    nearness,
    outline: `M${outline.join('L')}Z`,
    shadowPath: `M${[...groundEdge, ...shadowEdge].join('L')}Z`,
    gradientId: `clear-sky-${isLitFromRight ? 'right' : 'left'}-${Math.round(nearness * 4)}`,
  }
}

const sheets = Array.from({ length: sheetCount }, (_, index) => createSheet(index)).sort(
  (a, b) => a.nearness - b.nearness,
)

const mixColors = (nearColor: string, farColor: string, share: number) =>
  `color-mix(in oklab, var(--scene-${nearColor}) ${Math.round(share * 100)}%, var(--scene-${farColor}))`

const gradients = ['left', 'right'].flatMap((side) =>
  [0, 1, 2, 3, 4].map((band) => ({ id: `clear-sky-${side}-${band}`, side, nearness: band / 4 })),
)

const suns = [
  { r: 167, fill: 0.16, stroke: 0.5 },
  { r: 124, fill: 0.22, stroke: 0.65 },
  { r: 86, fill: 0.3, stroke: 0.8 },
  { r: 54, fill: 1, stroke: 0 },
]

/** The y coordinates of each range of hills, every 128 units from the left edge to the right edge. */
const hills = [
  { name: 'far', ys: [436.2, 405.5, 445, 414.3, 436.2, 392.4] },
  { name: 'mid', ys: [418.7, 453.7, 431.8, 462.5, 440.6, 453.7] },
  { name: 'near', ys: [464.2, 450.2, 469.5, 460.7, 473, 462.5] },
]

/** Returns a range's outline, mirrored at the left and right edges for wider panels. */
function createHillsOutline(ys: readonly number[]): string {
  const mirrored = ys.slice(1, -1).toReversed()
  const [firstY, ...laterYs] = [ys.at(-1), ...mirrored, ...ys, ...mirrored, ys[0]]
  const slopes = laterYs.map((y, index) => `S${128 * index - 576} ${y} ${128 * index - 512} ${y}`)
  return `M-640 484V${firstY}${slopes.join('')}V484Z`
}

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

/** Shows the second brand's scene. The sky, hills and ground extend beyond the view box, for other aspect ratios. */
export function ClearSkyScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 876" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <defs>
        <Gradient id="clear-sky-sky" from="var(--scene-sky-top)" to="var(--scene-sky-bottom)" />
        <Gradient id="clear-sky-ground" from="var(--scene-ground-far)" to="var(--scene-ground-near)" />
        <Gradient id="clear-sky-toplight" from="var(--scene-accent-a)" to="var(--scene-accent-b)" x2={0.35} />
        {gradients.map(({ id, side, nearness }) => {
          const litColor = mixColors('sheet-near', 'sheet-far', nearness)
          const shadedColor = mixColors('sheet-shade', 'sheet-far', 0.3 + 0.7 * nearness)
          const [from, to] = side === 'left' ? [litColor, shadedColor] : [shadedColor, litColor]
          return <Gradient key={id} id={id} from={from} to={to} x2={1} y2={0} />
        })}
      </defs>
      <path d="M-3200-2400H3840V1H-3200z" fill="var(--scene-sky-top)" />
      <rect x="-3200" width="7040" height="482" fill="url(#clear-sky-sky)" />
      <g fill="var(--scene-sun)" stroke="var(--scene-sun)">
        {suns.map(({ r, fill, stroke }) => (
          <circle key={r} cx="392" cy={horizonY} r={r} fillOpacity={fill} strokeOpacity={stroke} />
        ))}
      </g>
      {hills.map(({ name, ys }) => (
        <path
          key={name}
          d={createHillsOutline(ys)}
          fill={`var(--scene-hill-${name})`}
          stroke="var(--scene-edge)"
          strokeOpacity=".9"
        />
      ))}
      <rect x="-3200" y={horizonY} width="7040" height="396" fill="url(#clear-sky-ground)" />
      <path d="M-3200 480.5H3840" stroke="var(--scene-edge)" />
      {sheets.map(({ index, nearness, outline, shadowPath, gradientId }) => (
        <g key={index}>
          <path d={shadowPath} fill="var(--scene-shadow)" fillOpacity={round(0.4 + 0.8 * nearness) / 10} />
          {index === highlightedSheet ? (
            <path d={outline} fill="url(#clear-sky-toplight)" />
          ) : (
            <path
              d={outline}
              fill={`url(#${gradientId})`}
              fillOpacity=".92"
              stroke={mixColors('stroke-near', 'stroke-far', nearness)}
            />
          )}
        </g>
      ))}
    </svg>
  )
}
