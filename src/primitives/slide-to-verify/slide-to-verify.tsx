import { cva, cx } from 'class-variance-authority'
import { Check, ChevronsRight } from 'lucide'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Icon } from '../icon.tsx'
import { Spinner } from '../spinner.tsx'
import { slideEnd, type Track, useSlide } from './use-slide.ts'

const track = cva(
  [
    'relative w-full max-w-[360px] h-10 border rounded-control bg-surface-sunken text-small select-none',
    'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
  ],
  {
    variants: {
      status: {
        ready: 'border-strong text-muted',
        checking: 'border-accent-line text-accent',
        passed: 'border-success text-success',
        failed: 'border-danger-text text-muted',
        locked: 'text-disabled',
      },
    },
  },
)

const fill = cva('absolute -inset-y-px -left-px rounded-control', {
  variants: {
    status: {
      ready: 'bg-accent-line',
      checking: 'bg-accent-soft-hover',
      passed: 'bg-success-soft border border-success',
      failed: 'bg-accent-line',
      locked: '',
    },
  },
})

const handle = cva('absolute -top-px -left-px grid place-items-center size-10 rounded-control border touch-none', {
  variants: {
    status: {
      ready: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover cursor-grab',
      checking: 'border-transparent bg-accent text-on-accent cursor-progress',
      passed: 'border-success bg-surface-raised',
      failed: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover cursor-grab',
      locked: 'border-transparent bg-disabled',
    },
    motion: { dragged: 'cursor-grabbing', free: 'transition-[left] duration-slow' },
  },
})

export type SlideStatus = 'ready' | 'checking' | 'passed' | 'failed' | 'locked'

export type SlideToVerifyProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The handle's accessible name, shown on the track as the instruction. */
  label: string
  /** Shown on the track and announced after a drag that ended too early and reset the handle. */
  stoppedText: ReactNode
  /** Shown on the track and announced while the result is being checked. */
  checkingText: ReactNode
  /** Shown on the track and announced once the check has passed. */
  passedText: ReactNode
  /** `checking` and `passed` keep the handle at the end. `failed` resets it for another try. `locked` disables it. */
  status?: SlideStatus
  /** The ids of the handle's description and error. */
  'aria-describedby'?: string
  /** Called with the recorded track once the handle has reached the end. */
  onComplete: (track: Track) => void
}

/**
 * Shows a slider of 360 × 40 px, or narrower if space is limited (WID-16). The user moves its handle by mouse, touch or
 * keyboard, or by clicking the track. Assistive technology sees a native range input. `className` and other props go to
 * the track. The server decides whether to accept the recorded track.
 */
export function SlideToVerify({
  label,
  stoppedText,
  checkingText,
  passedText,
  status = 'ready',
  'aria-describedby': describedBy,
  className,
  onComplete,
  ...rest
}: SlideToVerifyProps) {
  const range = useRef<HTMLInputElement>(null)
  const isSubmitted = status === 'checking' || status === 'passed'
  const canMove = status === 'ready' || status === 'failed'
  const slide = useSlide({ canMove, onComplete })
  const progress = isSubmitted ? 1 : slide.x / slideEnd
  const isMoved = progress > 0

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard and assistive technology users have the range input
    <div
      {...rest}
      data-state={slide.isDragging ? 'dragging' : status}
      className={track({ status, className })}
      onPointerDown={slide.handleTrackPointerDown}
      // By default, a click would move focus away from the range.
      onMouseDown={(event) => {
        event.preventDefault()
        range.current?.focus({ preventScroll: true })
      }}
    >
      <span aria-hidden="true" className="absolute inset-0 pl-10 grid place-items-center">
        {!isMoved && !slide.hasStoppedShort && label}
      </span>
      <span
        className={cx(fill({ status }), !slide.isDragging && 'transition-[width] duration-slow')}
        style={isMoved ? { width: `calc(40px + (100% - 38px) * ${progress})` } : undefined}
      />
      <span
        role="status"
        className={cx(
          'absolute inset-0 grid place-items-center font-medium',
          slide.hasStoppedShort ? 'pl-10 text-default' : 'pr-10',
        )}
      >
        {slide.hasStoppedShort && stoppedText}
        {status === 'checking' && checkingText}
        {status === 'passed' && passedText}
      </span>
      <input
        ref={range}
        type="range"
        aria-label={label}
        aria-describedby={describedBy}
        aria-disabled={!canMove || undefined}
        aria-valuetext={`${Math.round(progress * 100)}%`}
        min={0}
        max={slideEnd}
        step={slideEnd / 20}
        value={progress * slideEnd}
        className="absolute inset-0 size-full opacity-0 pointer-events-none"
        onChange={(event) => slide.moveWithoutDrag(event.currentTarget.valueAsNumber)}
      />
      {/* This is the visible handle. The range is the accessible control. */}
      <span
        aria-hidden="true"
        className={handle({ status, motion: slide.isDragging ? 'dragged' : 'free' })}
        style={isMoved ? { left: `calc(-1px + (100% - 38px) * ${progress})` } : undefined}
        onPointerDown={slide.handlePointerDown}
        onPointerMove={slide.handlePointerMove}
        onPointerUp={slide.handlePointerEnd}
        onPointerCancel={slide.handlePointerEnd}
      >
        {status === 'checking' && <Spinner className="size-4.5" />}
        {status === 'passed' && <Icon of={Check} />}
        {!isSubmitted && <Icon of={ChevronsRight} />}
      </span>
    </div>
  )
}
