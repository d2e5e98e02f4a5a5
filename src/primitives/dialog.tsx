import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide'
import { type ComponentProps, type ComponentType, type ReactNode, useRef } from 'react'
import { rememberOpener, returnFocus } from './focus-return.ts'
import { Icon } from './icon.tsx'
import { keyboardInset } from './keyboard-inset.ts'

// Types of our own: Radix is built into the package, and whoever installs it has none of Radix's types.

/** `asChild`: the only child takes the part's place. */
type Part<Tag extends 'button' | 'div' | 'h2' | 'p'> = ComponentProps<Tag> & { asChild?: boolean }

type DialogRootProps = {
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children?: ReactNode
}

/** `open` and `onOpenChange`, or left to itself with a `DialogTrigger`. */
export const DialogRoot: ComponentType<DialogRootProps> = Root
/** Opens the dialog; the focus returns to it. Use with `asChild` around a `Button`. */
export const DialogTrigger: ComponentType<Part<'button'>> = Trigger
/** Closes the dialog: for a cancel button, with `asChild` around a `Button`. */
export const DialogClose: ComponentType<Part<'button'>> = Close

/** A dialog raised by its offset over the middle, or at its offset from the top where it is tall (WID-08); on a phone a sheet. */
const veil = cva([
  'fixed inset-x-0 top-0 bottom-[var(--keyboard,0px)] z-dialog grid justify-items-stretch items-end pt-dialog-min-top bg-scrim',
  'phone:justify-items-center phone:items-center phone:px-5 phone:pt-dialog-offset phone:pb-15 phone:short:pt-dialog-min-top phone:short:pb-2.5',
  'data-[state=open]:animate-fade data-[state=closed]:animate-leave',
])

const panel = cva(
  [
    'relative flex flex-col w-full max-h-full min-h-0 overflow-y-auto overscroll-contain bg-surface-raised lift-dialog',
    'rounded-t-sheet pb-[env(safe-area-inset-bottom)] phone:rounded-dialog phone:pb-0 focus-visible:outline-none',
    'data-[state=open]:animate-rise data-[state=closed]:animate-leave',
  ],
  {
    variants: { width: { regular: 'phone:max-w-dialog', alert: 'phone:max-w-alert' } },
    defaultVariants: { width: 'regular' },
  },
)

export type DialogContentProps = Part<'div'> &
  VariantProps<typeof panel> & {
    /** Before the focus moves in, and back; `preventDefault` to move it by other means. */
    onOpenAutoFocus?: (event: Event) => void
    onCloseAutoFocus?: (event: Event) => void
    /** Before Escape, or a press or focus outside, closes it; `preventDefault` to stay open. */
    onEscapeKeyDown?: (event: KeyboardEvent) => void
    onInteractOutside?: (event: Event) => void
    /** The accessible name of the close button; without it there is none. */
    closeLabel?: string
    /** `modal`: a click outside does nothing, so that no half-filled step is lost. `light`: it closes (WID-08). */
    dismissal?: 'modal' | 'light'
  }

/** The dialog itself, with its veil. Holds a `DialogTitle`, a `DialogBody` and a `DialogFooter`. */
export function DialogContent({
  width,
  closeLabel,
  dismissal = 'modal',
  className,
  children,
  onInteractOutside,
  onEscapeKeyDown,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: DialogContentProps) {
  const content = useRef<HTMLDivElement>(null)
  return (
    // There at once: by itself Radix waits for a second render, and a form in it would be looked for too early.
    <Portal container={globalThis.document?.body}>
      <Overlay ref={keyboardInset} className={veil()}>
        <Content
          ref={content}
          className={panel({ width, className })}
          onInteractOutside={(event) => {
            if (dismissal === 'modal') event.preventDefault()
            onInteractOutside?.(event)
          }}
          onEscapeKeyDown={(event) => {
            // It is meant for what has the focus: an alert that has only just opened over this dialog is not told in time.
            const { target } = event
            const isElsewhere =
              target instanceof Element && target !== document.body && !content.current?.contains(target)
            if (content.current && isElsewhere) event.preventDefault()
            onEscapeKeyDown?.(event)
          }}
          onOpenAutoFocus={(event) => {
            // Radix gives the focus back to a trigger; what opens by itself has none (AC-2).
            if (event.target instanceof Element) rememberOpener(event.target)
            onOpenAutoFocus?.(event)
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event)
            if (event.defaultPrevented || !(event.target instanceof Element)) return
            if (returnFocus(event.target)) event.preventDefault()
          }}
          {...rest}
        >
          {children}
          {closeLabel && (
            <Close
              aria-label={closeLabel}
              className="absolute top-3 right-2.5 grid place-items-center size-11 rounded-inner text-subtle hover:bg-surface-hover hover:text-default phone:top-4.5 phone:right-4.5 phone:size-9 pointer-coarse:size-11"
            >
              <Icon of={X} size="lg" />
            </Close>
          )}
        </Content>
      </Overlay>
    </Portal>
  )
}

/** Names the dialog. Room is left for the close button. */
export function DialogTitle({ className, ...rest }: Part<'h2'>) {
  return (
    <Title
      className={cx('px-5 pt-6 pr-15 phone:px-8 phone:pt-7 phone:pr-16 text-heading tracking-heading', className)}
      {...rest}
    />
  )
}

/** One or two sentences under the title, read out with it. */
export function DialogDescription({ className, ...rest }: Part<'p'>) {
  return <Description className={cx('px-5 pt-1.5 phone:px-8 text-muted max-w-prose', className)} {...rest} />
}

export function DialogBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx('px-5 pt-5 phone:px-8 phone:pt-6', className)} {...rest} />
}

/** The actions: the way back first, the way on last. On a phone the last one fills the line. */
export function DialogFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-end gap-3 px-5 py-6 phone:px-8 phone:py-7 *:last:flex-1 phone:*:last:flex-none',
        className,
      )}
      {...rest}
    />
  )
}
