import { cva, cx, type VariantProps } from 'class-variance-authority'
import { Check, RotateCw } from 'lucide'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { PhoneCheckGlyph } from './phone-check-glyph.tsx'
import { hasQuietZone } from './quiet-zone.ts'

/** What is known of the code: as the server tells it, and `failed` where there is none to be had. */
export type QrCodeProgress = 'waiting' | 'scanned' | 'confirmed' | 'canceled' | 'expired' | 'failed'
/** What shows: waiting for a scan parts into the picture's own states. */
export type QrCodeState = 'loading' | 'ready' | Exclude<QrCodeProgress, 'waiting'>

/** White in every theme and brand: cameras read dark on light. */
const frame = cva(
  'relative grid place-items-center overflow-hidden rounded-card border bg-[white] forced-color-adjust-none',
  {
    variants: {
      size: {
        regular: 'w-[13rem] h-[13rem] client:w-[11rem] client:h-[11rem]',
        /** Beside instructions, in a wizard's step. */
        small: 'w-[11.5rem] h-[11.5rem] client:w-[9.5rem] client:h-[9.5rem]',
      },
    },
    defaultVariants: { size: 'regular' },
  },
)

/** As a `Skeleton`, but on white: light in the dark too. */
const skeleton = cva('absolute inset-4 rounded-inner bg-[color-mix(in_srgb,black_7%,white)] animate-late')

const picture = cva('col-start-1 row-start-1 size-full [image-rendering:pixelated]', {
  variants: {
    state: {
      loading: 'invisible',
      ready: '',
      scanned: 'opacity-10',
      confirmed: 'opacity-10',
      // No longer to be scanned, so nothing of it can be read.
      canceled: 'opacity-15 [filter:blur(0.1875rem)]',
      expired: 'opacity-15 [filter:blur(0.1875rem)]',
      failed: 'invisible',
    },
    /** An eighth leaves 4 modules of light around the smallest code that holds an address. */
    margin: { own: '', added: 'p-[12.5%]' },
  },
})

/** Either has the middle of the frame. */
const mark = cva('relative col-start-1 row-start-1 grid place-items-center', {
  variants: {
    kind: {
      seal: [
        'size-[4.5rem] rounded-full border bg-[white] [border-color:color-mix(in_srgb,var(--accent)_30%,white)]',
        '[color:var(--accent)] [&_svg]:size-8',
      ],
      action: 'px-3',
    },
  },
})

export type QrCodeProps = ComponentProps<'div'> &
  VariantProps<typeof frame> & {
    /** Where the picture lies. Another address is another picture. */
    picture?: string
    progress?: QrCodeProgress
    /** What the picture is and what scanning it does; read in its place. */
    label: string
    /** The words under the code, read out politely when they change. */
    words?: Partial<Record<QrCodeState, { title: ReactNode; text?: ReactNode }>>
    /** On the button over a code that is canceled or expired, and over one that did not come. */
    refreshLabel: string
    retryLabel: string
    /** Asks for a new picture. */
    onRefresh: () => void
  }

/**
 * A code to scan, with what became of it: loading, ready, scanned, confirmed, canceled, expired or failed (SCR-08, TWO-04,
 * TWO-07). It keeps its white quiet zone in the dark. What stands inside comes under the words and is not read out by
 * itself: such as the time that is left. The late load of an old picture never shows (OC-5).
 */
export function QrCode({
  picture: address,
  progress = 'waiting',
  label,
  words = {},
  refreshLabel,
  retryLabel,
  onRefresh,
  size,
  className,
  children,
  ...rest
}: QrCodeProps) {
  const place = useRef<HTMLDivElement>(null)
  const [arrival, setArrival] = useState<{ address?: string; status: 'ready' | 'failed'; margin: 'own' | 'added' }>()
  const arrived = arrival?.address === address ? arrival : undefined
  const state = progress === 'waiting' ? (arrived?.status ?? 'loading') : progress
  const said = words[state]

  function handleRefresh() {
    // The button leaves, and must not take the focus with it.
    place.current?.focus()
    onRefresh()
  }

  return (
    <div data-state={state} className={className} {...rest}>
      <div ref={place} tabIndex={-1} aria-busy={state === 'loading' || undefined} className={frame({ size })}>
        {state === 'loading' && <span aria-hidden="true" className={skeleton()} />}
        {address && arrived?.status !== 'failed' && (
          <img
            key={address}
            src={address}
            alt={state === 'ready' ? label : ''}
            className={picture({ state, margin: arrived?.margin })}
            onLoad={({ currentTarget }) =>
              setArrival({ address, status: 'ready', margin: hasQuietZone(currentTarget) ? 'own' : 'added' })
            }
            onError={() => setArrival({ address, status: 'failed', margin: 'added' })}
          />
        )}
        {(state === 'scanned' || state === 'confirmed') && (
          <span className={mark({ kind: 'seal' })}>
            {state === 'scanned' ? <PhoneCheckGlyph /> : <Icon of={Check} strokeWidth={1.56} />}
          </span>
        )}
        {(state === 'canceled' || state === 'expired' || state === 'failed') && (
          <span className={mark({ kind: 'action' })}>
            <Button variant="quiet" size="row" className="whitespace-normal" onClick={handleRefresh}>
              <Icon of={RotateCw} size="sm" />
              {state === 'failed' ? retryLabel : refreshLabel}
            </Button>
          </span>
        )}
      </div>
      <div role="status" className={cx(said && 'pt-6 client:pt-4')}>
        {said && <p className="text-title tracking-title font-semibold">{said.title}</p>}
        {said?.text && <p className="pt-1.5 text-muted">{said.text}</p>}
      </div>
      {children}
    </div>
  )
}
