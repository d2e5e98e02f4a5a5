import { Description, Title } from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import { CircleAlert, type IconNode } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { DialogContent, DialogFooter, DialogRoot } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { IconTile, type IconTileProps } from './icon-tile.tsx'

export type AlertAction = Pick<ButtonProps, 'variant' | 'isBusy'> & { label: string; onSelect: () => void }

export type AlertProps = {
  isOpen: boolean
  /** Escape was pressed. Where there is but one way on, do the same as for the action. */
  onClose: () => void
  title: ReactNode
  /** A second line, such as how to reach support. */
  subLine?: ReactNode
  icon?: IconNode
  tone?: IconTileProps['tone']
  /** The one thing to do next; it has the focus. */
  action: AlertAction
  /** Another way out, before the action. */
  secondaryAction?: AlertAction
}

/**
 * Says what happened and asks for one answer (WID-09), read out at once as an `alertdialog` (AC-2). A click outside does
 * nothing. Only one shows at a time: that is for the caller to see to.
 */
export function Alert({
  isOpen,
  onClose,
  title,
  subLine,
  icon = CircleAlert,
  tone,
  action,
  secondaryAction,
}: AlertProps) {
  const actionButton = useRef<HTMLButtonElement>(null)
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
          actionButton.current?.focus()
        }}
      >
        <div className={cx('flex gap-4 px-5 pt-6 phone:px-8 phone:pt-7', subLine ? 'items-start' : 'items-center')}>
          <IconTile tone={tone}>
            <Icon of={icon} size="lg" />
          </IconTile>
          <div className={cx('min-w-0 flex-1 wrap-anywhere', subLine && 'pt-2')}>
            <Title className="text-title tracking-title">{title}</Title>
            {subLine && <Description className="pt-1.5 text-muted">{subLine}</Description>}
          </div>
        </div>
        <DialogFooter>
          {secondaryAction && (
            <Button variant="ghost" {...buttonProps(secondaryAction)}>
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
