import { Description, Title } from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import { X } from 'lucide'
import { DialogContent, type DialogContentProps, DialogRoot } from '../dialog/dialog.tsx'
import { Icon } from '../icon.tsx'
import { WizardFrame, type WizardStepProps } from './wizard-frame.tsx'

/** Returns the first enabled field or, if it is a radio button, the checked option of its group. */
function findFirstField(panel: EventTarget | null): HTMLInputElement | undefined {
  if (!(panel instanceof HTMLElement)) return undefined
  const fields = [...panel.querySelectorAll('input')].filter((field) => field.matches(':enabled:not([type="hidden"])'))
  const [first] = fields
  const checkedOption = fields.find(({ type, name, checked }) => type === 'radio' && name === first?.name && checked)
  return checkedOption ?? first
}

export type WizardDialogProps = WizardStepProps &
  Pick<DialogContentProps, 'className' | 'onOpenAutoFocus'> & {
    isOpen: boolean
    /** Called by the close button, Escape and Back, not by a click outside. Ask before discarding user input. */
    onClose: () => void
    closeLabel: string
  }

/**
 * Shows a multi-step task in a dialog (TWO-13). Focus starts in the first field, and then moves to each later step's
 * title (AC-2, AC-6).
 */
export function WizardDialog({ isOpen, onClose, closeLabel, className, onOpenAutoFocus, ...step }: WizardDialogProps) {
  const isBusy = step.action.isBusy ?? false
  const handleClose = () => {
    if (!isBusy) onClose()
  }
  return (
    <DialogRoot open={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && handleClose()}>
      <DialogContent
        // The dialog is at least as tall as a typical step, so that its height does not jump between steps.
        className={cx('phone:min-h-alert phone:short:min-h-0 overflow-hidden', className)}
        aria-busy={isBusy || undefined}
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus?.(event)
          const field = event.defaultPrevented ? undefined : findFirstField(event.currentTarget)
          if (!field) return
          event.preventDefault()
          field.focus()
        }}
        // Radix warns about a missing description unless `aria-describedby` is explicitly undefined.
        {...(step.description ? {} : { 'aria-describedby': undefined })}
      >
        <WizardFrame {...step} placement="dialog" heading={Title} note={Description} />
        <button
          type="button"
          aria-label={closeLabel}
          aria-disabled={isBusy || undefined}
          onClick={handleClose}
          className="absolute top-3 right-2.5 grid place-items-center size-11 rounded-inner text-subtle hover:bg-surface-hover hover:text-default aria-disabled:cursor-default aria-disabled:text-disabled phone:top-4.5 phone:right-4.5 phone:size-9 pointer-coarse:size-11"
        >
          <Icon of={X} size="lg" />
        </button>
      </DialogContent>
    </DialogRoot>
  )
}
