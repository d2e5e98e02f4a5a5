import { Fragment } from 'react'

// An arcade in one-point perspective, with five arched walls. Light comes from the right and from the far end.
const width = 640
const height = 840
const vanishingPoint = { x: 372, y: 548 }
const radius = 320
const lastWall = 4

const round = (value: number) => Math.round(value * 10) / 10

/** Scales the nearest plane toward the vanishing point. A scale of 1 keeps its size, and 0 shrinks it to a point. */
function createPlane(scale: number) {
  const x = (value: number) => round(vanishingPoint.x + (value - vanishingPoint.x) * scale)
  const y = (value: number) => round(vanishingPoint.y + (value - vanishingPoint.y) * scale)
  const r = round(radius * scale)
  const arch = `M${x(0)} ${y(height)}V${y(radius)}A${r} ${r} 0 0 1 ${x(width)} ${y(radius)}V${y(height)}Z`
  return { x, y, arch, width: round(width * scale) }
}

const distance = 0.34
const thickness = 0.075
const createFrontPlane = (wall: number) => createPlane(1 / (1 + distance * wall))
const createBackPlane = (wall: number) => createPlane(1 / (1 + distance * wall + thickness))

const walls = Array.from({ length: lastWall + 1 }, (_, index) => ({
  index,
  front: createFrontPlane(index),
  back: createBackPlane(index),
  next: createFrontPlane(index + 1),
  shade: Math.min(index, 3),
}))

const farPlane = createBackPlane(lastWall)
const lightPath = `M${farPlane.x(20)} ${farPlane.y(height)}H${farPlane.x(width - 20)}L${width - 190} ${height}H10Z`

type Wall = (typeof walls)[number]

function Bay({ index, back, next }: Wall) {
  const face = { x: back.x(0), y: back.y(0), width: back.width, height: round(next.y(height) - back.y(0)) }
  const floor = { x: back.x(0), y: next.y(height), width: back.width, height: round(back.y(height) - next.y(height)) }
  const beam = `M${next.x(width + 150)} ${next.y(-40)}L${next.x(width + 400)} ${next.y(-40)}L${next.x(width - 170)} ${next.y(height)}L${next.x(width - 420)} ${next.y(height)}Z`
  return (
    <g clipPath={`url(#arcade-inside-${index})`}>
      <rect {...face} fill={`url(#arcade-wall-${index})`} />
      <path d={beam} fill="var(--scene-beam)" opacity="var(--scene-beam-o)" />
      <rect {...floor} fill={`url(#arcade-floor-${index})`} />
    </g>
  )
}

function Sky() {
  return (
    <g clipPath={`url(#arcade-inside-${lastWall})`}>
      <path d={farPlane.arch} fill="url(#arcade-sky)" />
      <rect
        x={farPlane.x(0)}
        y={farPlane.y(height - 70)}
        width={farPlane.width}
        height={round((80 * farPlane.width) / width)}
        fill="var(--scene-beam)"
      />
    </g>
  )
}

function WallDefinitions({ index, front, back, shade }: Wall) {
  return (
    <>
      <clipPath id={`arcade-inside-${index}`}>
        <path d={back.arch} />
      </clipPath>
      <clipPath id={`arcade-outside-${index}`}>
        <path d={front.arch} />
      </clipPath>
      <linearGradient id={`arcade-reveal-${index}`} gradientUnits="userSpaceOnUse" x1={front.x(0)} x2={front.x(width)}>
        <stop offset=".08" stopColor="var(--scene-lit)" />
        <stop offset=".5" stopColor="var(--scene-mid)" />
        <stop offset=".92" stopColor={`var(--scene-shade-${shade})`} />
      </linearGradient>
      {index < lastWall && (
        <>
          <linearGradient
            id={`arcade-wall-${index}`}
            gradientUnits="userSpaceOnUse"
            x1={back.x(0)}
            y1={back.y(height)}
            x2={back.x(width)}
            y2={back.y(0)}
          >
            <stop stopColor={`var(--scene-wall-${index})`} />
            <stop offset="1" stopColor={`var(--scene-wall-${index + 1})`} />
          </linearGradient>
          <linearGradient id={`arcade-floor-${index}`} gradientUnits="userSpaceOnUse" x1={back.x(0)} x2={back.x(width)}>
            <stop stopColor="var(--scene-floor-1)" />
            <stop offset="1" stopColor="var(--scene-beam)" />
          </linearGradient>
        </>
      )}
    </>
  )
}

/** Shows the arcade on the brand panel, at dawn in the light theme and by lamplight in the dark theme. */
export function ArcadeScene({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className={className}
    >
      <defs>
        <linearGradient id="arcade-sky" x2="0" y2="1">
          <stop stopColor="var(--scene-sky-0)" />
          <stop offset=".9" stopColor="var(--scene-sky-1)" />
        </linearGradient>
        <linearGradient id="arcade-beam" x2="0" y2="1">
          <stop stopColor="var(--scene-beam)" stopOpacity=".95" />
          <stop offset="1" stopColor="var(--scene-beam)" stopOpacity="0" />
        </linearGradient>
        {walls.map((wall) => (
          <WallDefinitions key={wall.index} {...wall} />
        ))}
      </defs>
      {walls.map((wall) => (
        <Fragment key={wall.index}>
          <path d={wall.front.arch} fill={`url(#arcade-reveal-${wall.index})`} />
          <path
            clipPath={`url(#arcade-outside-${wall.index})`}
            d={`M${wall.front.x(0)} ${wall.front.y(height)}H${wall.front.x(width)}L${wall.back.x(width)} ${wall.back.y(height)}H${wall.back.x(0)}Z`}
            fill="var(--scene-floor-0)"
          />
          {wall.index < lastWall ? <Bay {...wall} /> : <Sky />}
        </Fragment>
      ))}
      <path clipPath="url(#arcade-outside-0)" d={lightPath} fill="url(#arcade-beam)" opacity="var(--scene-path-o)" />
    </svg>
  )
}
