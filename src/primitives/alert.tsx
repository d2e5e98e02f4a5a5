import { Description, Title } from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import { CircleAlert, type IconNode } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { DialogContent, DialogFooter, DialogRoot } from './dialog/dialog.tsx'
import { Icon } from './icon.tsx'
import { IconTile, type IconTileProps } from './icon-tile.tsx'

export type AlertAction = Pick<ButtonProps, 'variant' | 'isBusy' | 'isIncomplete'> & {
  label: string
  onSelect: () => void
}

export type AlertProps = {
  isOpen: boolean
  /** Called on Escape or Back. If the alert has only one action, this must do the same as that action. */
  onClose: () => void
  title: ReactNode
  /** A second line, such as how to reach support. */
  description?: ReactNode
  /** An `ErrorDetails` for support. It is collapsed initially, and not read out with the rest of the alert. */
  details?: ReactNode
  icon?: IconNode
  tone?: IconTileProps['tone']
  /** The primary action, which receives focus. */
  action: AlertAction
  /** An alternative, placed before the primary action. */
  secondaryAction?: AlertAction
  /** Called once the alert has closed, just before focus returns. Start the next action here. */
  onAfterClose?: () => void
}

/** In characters. A longer title, such as a server message, is styled as a paragraph rather than a headline. */
const maxHeadlineLength = 80

/** The footer stays visible below scrolling text, which fades out under the footer's top padding. */
const footerClasses =
  'sticky bottom-0 bg-[linear-gradient(to_top,var(--surface-raised)_calc(100%-20px),transparent)] phone:short:py-4'

/** Shows a message that needs a response (WID-09) and is read out immediately (AC-2). Show only one alert at a time. */
export function Alert({
  isOpen,
  onClose,
  title,
  description,
  details,
  icon = CircleAlert,
  tone,
  action,
  secondaryAction,
  onAfterClose,
}: AlertProps) {
  const actionButton = useRef<HTMLButtonElement>(null)
  const isLong = typeof title === 'string' && title.length > maxHeadlineLength
  const isTall = Boolean(description || details || isLong)
  return (
    <DialogRoot open={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && onClose()}>
      <DialogContent
        role="alertdialog"
        aria-modal="true"
        width="alert"
        // Radix warns about a missing description unless `aria-describedby` is explicitly undefined.
        {...(description ? {} : { 'aria-describedby': undefined })}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          // Keep the beginning of long text in view.
          actionButton.current?.focus({ preventScroll: true })
        }}
        onCloseAutoFocus={onAfterClose && (() => onAfterClose())}
      >
        <div className={cx('flex gap-4 px-5 pt-6 phone:px-8 phone:pt-7', isTall ? 'items-start' : 'items-center')}>
          <IconTile tone={tone}>
            <Icon of={icon} size="lg" />
          </IconTile>
          <div className={cx('min-w-0 flex-1 wrap-anywhere', isTall && 'pt-2')}>
            <Title className={isLong ? 'text-field font-regular' : 'text-title tracking-title'}>{title}</Title>
            {description && <Description className="pt-1.5 text-muted">{description}</Description>}
            {details}
          </div>
        </div>
        <DialogFooter className={footerClasses}>
          {secondaryAction && (
            <Button
              variant="ghost"
              // Styled here, since an incomplete button is only `aria-disabled`: `disabled` would make it lose focus.
              className="data-[state=incomplete]:text-disabled data-[state=incomplete]:cursor-default"
              {...toButtonProps(secondaryAction)}
            >
              {secondaryAction.label}
            </Button>
          )}
          <Button ref={actionButton} className="min-w-24" {...toButtonProps(action)}>
            {action.label}
          </Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  )
}

function toButtonProps({ label: _, onSelect, ...rest }: AlertAction) {
  return { ...rest, onClick: onSelect }
}
