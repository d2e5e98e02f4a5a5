import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide'
import { type ComponentProps, type ComponentType, type ReactNode, useRef, useState } from 'react'
import { useBackSteps } from '../back-steps.ts'
import { Icon } from '../icon.tsx'
import { isImeKey } from '../ime-key.ts'
import { rememberOpener, returnFocus } from './focus-return.ts'
import { trackKeyboardInset } from './keyboard-inset.ts'

// Our own types, since our package bundles Radix without its types.

/** `asChild` renders the only child instead of the part's own element. */
type Part<Tag extends 'button' | 'div' | 'h2' | 'p'> = ComponentProps<Tag> & { asChild?: boolean }

type DialogRootProps = {
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children?: ReactNode
}

/** Provides a dialog, opened by `open` or by a `DialogTrigger`. The browser's Back button closes it, as Escape does. */
export function DialogRoot({ open, defaultOpen = false, onOpenChange, children }: DialogRootProps) {
  const [isOpenUncontrolled, setIsOpenUncontrolled] = useState(defaultOpen)
  const isOpen = open ?? isOpenUncontrolled
  const handleChange = (isNowOpen: boolean) => {
    setIsOpenUncontrolled(isNowOpen)
    onOpenChange?.(isNowOpen)
  }
  useBackSteps(isOpen ? 1 : 0, () => handleChange(false))
  return (
    <Root open={isOpen} onOpenChange={handleChange}>
      {children}
    </Root>
  )
}
/** Opens the dialog, and gets focus back when the dialog closes. Use with `asChild` around a `Button`. */
export const DialogTrigger: ComponentType<Part<'button'>> = Trigger
/** Closes the dialog. For a cancel button, use `asChild` around a `Button`. */
export const DialogClose: ComponentType<Part<'button'>> = Close

/** Places the dialog above the center or, if it is tall, near the top (WID-08). On phones, it is a bottom sheet. */
const overlay = cva([
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
    /** Called before focus moves into or out of the dialog. Call `preventDefault` to move focus yourself. */
    onOpenAutoFocus?: (event: Event) => void
    onCloseAutoFocus?: (event: Event) => void
    /** Called before Escape, or a click or focus outside, closes the dialog. Call `preventDefault` to keep it open. */
    onEscapeKeyDown?: (event: KeyboardEvent) => void
    onInteractOutside?: (event: Event) => void
    /** The close button's accessible name. If omitted, there is no close button. */
    closeLabel?: string
    /** `modal`: ignores clicks outside, so that no input is lost. `light`: closes on a click outside (WID-08). */
    dismissal?: 'modal' | 'light'
  }

/** Shows a dialog and its overlay. Put a `DialogTitle`, a `DialogBody` and a `DialogFooter` inside. */
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
    // Mount immediately. Otherwise, Radix waits for a second render, and code that looks for a form inside finds none.
    <Portal container={globalThis.document?.body}>
      <Overlay ref={trackKeyboardInset} className={overlay()}>
        <Content
          ref={content}
          className={panel({ width, className })}
          onInteractOutside={(event) => {
            if (dismissal === 'modal') event.preventDefault()
            onInteractOutside?.(event)
          }}
          onEscapeKeyDown={(event) => {
            // Ignore Escape from elements outside, e.g. from an alert that Radix has not registered yet.
            const { target } = event
            const isOutside =
              target instanceof Element && target !== document.body && !content.current?.contains(target)
            if ((content.current && isOutside) || isImeKey(event)) event.preventDefault()
            onEscapeKeyDown?.(event)
          }}
          onOpenAutoFocus={(event) => {
            // Radix returns focus to a trigger, but a dialog opened by code has no trigger (AC-2).
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

/** Shows the title, which is the dialog's accessible name. Leaves room for the close button. */
export function DialogTitle({ className, ...rest }: Part<'h2'>) {
  return (
    <Title
      className={cx('px-5 pt-6 pr-15 phone:px-8 phone:pt-7 phone:pr-16 text-heading tracking-heading', className)}
      {...rest}
    />
  )
}

/** Shows one or two sentences under the title, which are announced with the title. */
export function DialogDescription({ className, ...rest }: Part<'p'>) {
  return <Description className={cx('px-5 pt-1.5 phone:px-8 text-muted max-w-prose', className)} {...rest} />
}

export function DialogBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx('px-5 pt-5 phone:px-8 phone:pt-6', className)} {...rest} />
}

/** Shows the actions, with cancel first and confirm last. On phones, the last button fills the remaining width. */
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
