import { cva, cx, type VariantProps } from 'class-variance-authority'
import { Check, RotateCw } from 'lucide'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { hasQuietZone } from './quiet-zone.ts'

/** Shows a phone with a check mark, which the icon set lacks. Its container sets the size. */
function PhoneCheckGlyph() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="5.5" y="2.5" width="9" height="15" rx="2.2" />
      <path d="m7.8 10 1.6 1.6 2.9-3.2" />
    </svg>
  )
}

/** The code's progress, which the caller tracks. `failed`: no code is available. */
export type QrCodeProgress = 'waiting' | 'scanned' | 'confirmed' | 'canceled' | 'expired' | 'failed'
/** The displayed state. Before a scan, it depends on whether the image has loaded. */
export type QrCodeState = 'loading' | 'ready' | Exclude<QrCodeProgress, 'waiting'>

/** White in every theme and brand, since scanners expect a dark code on a light background. */
const frame = cva(
  'relative grid place-items-center overflow-hidden rounded-card border bg-[white] forced-color-adjust-none',
  {
    variants: {
      size: {
        regular: 'w-[13rem] h-[13rem] client:w-[11rem] client:h-[11rem]',
        /** For a code next to instructions in a wizard step. */
        small: 'w-[11.5rem] h-[11.5rem] client:w-[9.5rem] client:h-[9.5rem]',
      },
    },
    defaultVariants: { size: 'regular' },
  },
)

/** Like a `Skeleton`, but on white, so it is light even in the dark theme. */
const skeleton = cva('absolute inset-4 rounded-inner bg-[color-mix(in_srgb,black_7%,white)] animate-delayed')

const image = cva('col-start-1 row-start-1 size-full [image-rendering:pixelated]', {
  variants: {
    state: {
      loading: 'invisible',
      ready: '',
      scanned: 'opacity-10',
      confirmed: 'opacity-10',
      // Blurred, so that an invalid code cannot be scanned.
      canceled: 'opacity-15 [filter:blur(0.1875rem)]',
      expired: 'opacity-15 [filter:blur(0.1875rem)]',
      failed: 'invisible',
    },
    /** An image without a margin gets 12.5% padding, which is at least 4 modules wide if the code encodes a URL. */
    hasMargin: { true: '', false: 'p-[12.5%]' },
  },
})

const overlay = cva('relative col-start-1 row-start-1 grid place-items-center', {
  variants: {
    kind: {
      badge: [
        'size-[4.5rem] rounded-full border bg-[white] [border-color:color-mix(in_srgb,var(--accent)_30%,white)]',
        '[color:var(--accent)] [&_svg]:size-8',
      ],
      action: 'px-3',
    },
  },
})

export type QrCodeProps = ComponentProps<'div'> &
  VariantProps<typeof frame> & {
    /** The image's URL. A different URL means a new image. */
    imageUrl?: string
    progress?: QrCodeProgress
    /** The image's alternative text, which says what the image is and what scanning it does. */
    label: string
    /** The text under the code, announced politely when it changes. */
    captions?: Partial<Record<QrCodeState, { title: ReactNode; text?: ReactNode }>>
    /** The button's labels: for a canceled or expired code, and for a code that failed to load. */
    refreshLabel: string
    retryLabel: string
    onRefresh: () => void
  }

/**
 * Shows a QR code and its state (SCR-08, TWO-04, TWO-07). Keeps its white quiet zone in the dark theme. Children, e.g.
 * the remaining time, appear under the text and are not announced. Never shows a stale image that loads late (OC-5).
 */
export function QrCode({
  imageUrl,
  progress = 'waiting',
  label,
  captions = {},
  refreshLabel,
  retryLabel,
  onRefresh,
  size,
  className,
  children,
  ...rest
}: QrCodeProps) {
  const box = useRef<HTMLDivElement>(null)
  const [loadResult, setLoadResult] = useState<{ imageUrl?: string; status: 'ready' | 'failed'; hasMargin: boolean }>()
  const currentResult = loadResult?.imageUrl === imageUrl ? loadResult : undefined
  const state = progress === 'waiting' ? (currentResult?.status ?? 'loading') : progress
  const caption = captions[state]

  function handleRefresh() {
    // The button is about to disappear, so focus the box.
    box.current?.focus()
    onRefresh()
  }

  return (
    <div data-state={state} className={className} {...rest}>
      <div ref={box} tabIndex={-1} aria-busy={state === 'loading' || undefined} className={frame({ size })}>
        {state === 'loading' && <span aria-hidden="true" className={skeleton()} />}
        {imageUrl && currentResult?.status !== 'failed' && (
          <img
            key={imageUrl}
            src={imageUrl}
            alt={state === 'ready' ? label : ''}
            className={image({ state, hasMargin: currentResult?.hasMargin })}
            onLoad={({ currentTarget }) =>
              setLoadResult({ imageUrl, status: 'ready', hasMargin: hasQuietZone(currentTarget) })
            }
            onError={() => setLoadResult({ imageUrl, status: 'failed', hasMargin: false })}
          />
        )}
        {(state === 'scanned' || state === 'confirmed') && (
          <span className={overlay({ kind: 'badge' })}>
            {state === 'scanned' ? <PhoneCheckGlyph /> : <Icon of={Check} strokeWidth={1.56} />}
          </span>
        )}
        {(state === 'canceled' || state === 'expired' || state === 'failed') && (
          <span className={overlay({ kind: 'action' })}>
            <Button variant="quiet" size="row" className="whitespace-normal" onClick={handleRefresh}>
              <Icon of={RotateCw} size="sm" />
              {state === 'failed' ? retryLabel : refreshLabel}
            </Button>
          </span>
        )}
      </div>
      <div role="status" className={cx(caption && 'pt-6 client:pt-4')}>
        {caption && <p className="text-title tracking-title font-semibold">{caption.title}</p>}
        {caption?.text && <p className="pt-1.5 text-muted">{caption.text}</p>}
      </div>
      {children}
    </div>
  )
}
