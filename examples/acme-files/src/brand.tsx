import { type Brand, portico } from 'portico/primitives'

type DrawingProps = { className?: string }

function AcmeMark({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true" className={className}>
      <path fill="var(--accent-mark)" d="M3 7a2 2 0 0 1 2-2h5l3 3h8a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2Z" />
    </svg>
  )
}

/** Shows a stack of folders in the theme's colors. */
function AcmeScene({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" className={className}>
      {[0, 1, 2].map((index) => (
        <path
          key={index}
          fill="var(--accent-mark)"
          opacity={0.3 + index * 0.3}
          transform={`translate(${20 + index * 20} ${60 + index * 40})`}
          d="M20 40a20 20 0 0 1 20-20h70l30 30h120a20 20 0 0 1 20 20v130a20 20 0 0 1-20 20H40a20 20 0 0 1-20-20Z"
        />
      ))}
    </svg>
  )
}

/** Acme's own mark and scene in the layout of Portico's default brand. The colors are in brand.css. */
export const acme: Brand = { ...portico, Mark: AcmeMark, Scene: AcmeScene }
