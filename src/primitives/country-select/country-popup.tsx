import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover'
import type { ReactNode, RefObject } from 'react'
import * as breakpoint from '../../theme/breakpoints.ts'
import { useBackSteps } from '../back-steps.ts'
import { DialogContent, DialogRoot, DialogTitle } from '../dialog/dialog.tsx'
import { isImeKey } from '../ime-key.ts'

/** A popover next to its button or, on phones, a sheet. */
export type Surface = 'popover' | 'sheet'

export function chooseSurface(): Surface {
  return window.matchMedia(`(min-width: ${breakpoint.phone})`).matches ? 'popover' : 'sheet'
}

type CountryPopupProps = {
  id: string
  surface: Surface
  anchor: RefObject<HTMLElement | null>
  title: string
  closeLabel: string
  search: RefObject<HTMLInputElement | null>
  /** `outside`: the user clicked or focused something else, which keeps focus. */
  onClose: (reason: 'dismissed' | 'outside') => void
  children: ReactNode
}

/**
 * Focuses the search field, with the caret after any letter typed while the button had focus. On touch devices, focuses
 * the popup instead, since the on-screen keyboard would hide the list.
 */
function moveFocusInside(event: Event, search: HTMLInputElement | null) {
  event.preventDefault()
  const isTouch = window.matchMedia('(pointer: coarse)').matches
  if (isTouch && event.currentTarget instanceof HTMLElement) return event.currentTarget.focus()
  search?.focus()
  search?.setSelectionRange(search.value.length, search.value.length)
}

/** Shows the country list. Radix keeps it usable on top of a dialog, and lets Escape close only the list. */
export function CountryPopup({ id, surface, anchor, title, closeLabel, search, onClose, children }: CountryPopupProps) {
  // The sheet is a dialog, which handles Back itself.
  useBackSteps(surface === 'popover' ? 1 : 0, () => onClose('dismissed'))
  const sharedProps = {
    id,
    onOpenAutoFocus: (event: Event) => moveFocusInside(event, search.current),
    // The code that closes the popup has already moved focus.
    onCloseAutoFocus: (event: Event) => event.preventDefault(),
  }

  if (surface === 'sheet') {
    return (
      <DialogRoot open onOpenChange={() => onClose('dismissed')}>
        <DialogContent
          {...sharedProps}
          dismissal="light"
          closeLabel={closeLabel}
          aria-describedby={undefined}
          className="h-full phone:h-auto"
        >
          <DialogTitle className="pb-2">{title}</DialogTitle>
          {children}
        </DialogContent>
      </DialogRoot>
    )
  }
  return (
    <Root open onOpenChange={() => onClose('dismissed')}>
      <Anchor virtualRef={anchor} />
      <Portal>
        <Content
          {...sharedProps}
          aria-label={title}
          onEscapeKeyDown={(event) => isImeKey(event) && event.preventDefault()}
          align="start"
          alignOffset={-1}
          sideOffset={7}
          collisionPadding={10}
          onInteractOutside={(event) => {
            event.preventDefault()
            // A click on the button already closes the popup.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) return
            onClose('outside')
          }}
          className="z-dialog flex flex-col w-[20rem] max-w-[calc(100vw-20px)] max-h-[min(21.5rem,var(--radix-popover-content-available-height,100vh))] overflow-hidden rounded-card border bg-surface-raised lift-pop outline-none animate-fade"
        >
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
