import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from './spinner.tsx'

const button = cva(
  [
    'relative inline-flex items-center justify-center gap-2 border rounded-control font-label text-center',
    'transition-[color,background-color,border-color] disabled:cursor-default data-[state=busy]:cursor-progress',
  ],
  {
    variants: {
      variant: {
        primary: [
          'border-transparent bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-pressed',
          'disabled:bg-disabled disabled:text-disabled data-[state=incomplete]:bg-disabled data-[state=incomplete]:text-disabled data-[state=incomplete]:cursor-default',
        ],
        quiet:
          'bg-surface-raised border-strong hover:bg-surface-hover active:bg-surface-pressed disabled:text-disabled disabled:bg-disabled',
        ghost:
          'border-transparent text-muted hover:bg-surface-hover hover:text-default active:bg-surface-pressed disabled:text-disabled',
        danger: 'border-strong text-danger hover:bg-danger-soft active:bg-danger-line disabled:text-disabled',
      },
      size: {
        /** The height of a field, taller on phones. */
        md: 'min-h-control-touch py-1.5 text-touch phone:min-h-control phone:text-field client:min-h-control-compact client:text-body',
        /** For buttons side by side, such as those for third-party login. */
        compact: 'min-h-control px-1 text-small phone:min-h-control-compact client:min-h-9 client:text-small',
        row: 'h-control px-3.5 text-small whitespace-nowrap rounded-inner phone:h-control-row pointer-coarse:h-control',
      },
      width: { content: '', block: 'w-full' },
    },
    compoundVariants: [
      { variant: 'ghost', size: 'md', className: 'px-3' },
      { variant: ['primary', 'quiet', 'danger'], size: 'md', className: 'px-4.5' },
    ],
    defaultVariants: { variant: 'primary', size: 'md', width: 'content' },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof button> & {
    /**
     * The action is running. The button ignores clicks, shows a spinner, and keeps its width, focus and name (IN-6).
     */
    isBusy?: boolean
    /**
     * The form is incomplete (WID-14). The button looks disabled and is `aria-disabled`, but stays in the tab order.
     * Point `aria-describedby` at text that says what is missing (IN-11). The form decides what a click does.
     */
    isIncomplete?: boolean
  }

/** Starts an action. Use one `primary` button per screen, and `danger` for actions that cannot be undone. */
export function Button({
  variant,
  size,
  width,
  isBusy = false,
  isIncomplete = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...rest}
      type={type}
      className={button({ variant, size, width, className })}
      data-state={isBusy ? 'busy' : isIncomplete ? 'incomplete' : 'idle'}
      // Not `disabled`, since the button would lose focus.
      aria-disabled={isBusy || isIncomplete || undefined}
      aria-busy={isBusy || undefined}
      onClick={handleClick}
    >
      {isBusy ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <Spinner className="absolute" />
        </>
      ) : (
        children
      )}
    </button>
  )
}

export type ButtonLinkProps = ComponentProps<'a'> & VariantProps<typeof button>

/** Shows a link that looks like a button and works before any script runs. */
export function ButtonLink({ variant, size, width, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={button({ variant, size, width, className })} />
}
