import { Description, Title } from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import { CircleAlert, type IconNode } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { DialogContent, DialogFooter, DialogRoot } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { IconTile, type IconTileProps } from './icon-tile.tsx'

export type AlertAction = Pick<ButtonProps, 'variant' | 'isBusy' | 'isIncomplete'> & {
  label: string
  onSelect: () => void
}

export type AlertProps = {
  isOpen: boolean
  /** Escape was pressed. Where there is but one way on, do the same as for the action. */
  onClose: () => void
  title: ReactNode
  /** A second line, such as how to reach support. */
  subLine?: ReactNode
  /** What may be handed to support: an `ErrorDetails`. Closed at first, and not read out with the rest. */
  details?: ReactNode
  icon?: IconNode
  tone?: IconTileProps['tone']
  /** The one thing to do next; it has the focus. */
  action: AlertAction
  /** Another way out, before the action. */
  secondaryAction?: AlertAction
  /** It has closed, its motion is over, and the focus goes back now: the time for what comes next. */
  onLeft?: () => void
}

/** From so many letters on, words of the server are a paragraph and no headline. */
const longTitle = 80

/** Stays in sight below words that scroll; they fade out under its upper padding. */
const footer =
  'sticky bottom-0 bg-[linear-gradient(to_top,var(--surface-raised)_calc(100%-20px),transparent)] phone:short:py-4'

/**
 * Says what happened and asks for one answer (WID-09), read out at once as an `alertdialog` (AC-2). A click outside does
 * nothing. Only one shows at a time: that is for the caller to see to.
 */
export function Alert({
  isOpen,
  onClose,
  title,
  subLine,
  details,
  icon = CircleAlert,
  tone,
  action,
  secondaryAction,
  onLeft,
}: AlertProps) {
  const actionButton = useRef<HTMLButtonElement>(null)
  const isLong = typeof title === 'string' && title.length > longTitle
  const isTall = Boolean(subLine || details || isLong)
  return (
    <DialogRoot open={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && onClose()}>
      <DialogContent
        role="alertdialog"
        aria-modal="true"
        width="alert"
        // Radix warns of a missing description unless told that there is none.
        {...(subLine ? {} : { 'aria-describedby': undefined })}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          // The words stay in sight from their beginning, however long they are.
          actionButton.current?.focus({ preventScroll: true })
        }}
        onCloseAutoFocus={onLeft && (() => onLeft())}
      >
        <div className={cx('flex gap-4 px-5 pt-6 phone:px-8 phone:pt-7', isTall ? 'items-start' : 'items-center')}>
          <IconTile tone={tone}>
            <Icon of={icon} size="lg" />
          </IconTile>
          <div className={cx('min-w-0 flex-1 wrap-anywhere', isTall && 'pt-2')}>
            <Title className={isLong ? 'text-field font-regular' : 'text-title tracking-title'}>{title}</Title>
            {subLine && <Description className="pt-1.5 text-muted">{subLine}</Description>}
            {details}
          </div>
        </div>
        <DialogFooter className={footer}>
          {secondaryAction && (
            <Button
              variant="ghost"
              // Locked without `disabled`, which would throw the focus away.
              className="data-[state=incomplete]:text-disabled data-[state=incomplete]:cursor-default"
              {...buttonProps(secondaryAction)}
            >
              {secondaryAction.label}
            </Button>
          )}
          <Button ref={actionButton} className="min-w-24" {...buttonProps(action)}>
            {action.label}
          </Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  )
}

function buttonProps({ label: _, onSelect, ...rest }: AlertAction) {
  return { ...rest, onClick: onSelect }
}
