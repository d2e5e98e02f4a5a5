import { Description, Title } from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import { X } from 'lucide'
import { DialogContent, type DialogContentProps, DialogRoot } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { WizardFrame, type WizardStepProps } from './wizard-frame.tsx'

/** The first field; of a choice, the one that is chosen. */
function firstField(panel: EventTarget | null): HTMLInputElement | undefined {
  if (!(panel instanceof HTMLElement)) return undefined
  const fields = [...panel.querySelectorAll('input')].filter((field) => field.matches(':enabled:not([type="hidden"])'))
  const [first] = fields
  const chosen = fields.find((field) => field.type === 'radio' && field.name === first?.name && field.checked)
  return chosen ?? first
}

export type WizardDialogProps = WizardStepProps &
  Pick<DialogContentProps, 'className' | 'onOpenAutoFocus'> & {
    isOpen: boolean
    /** The close button or Escape was pressed; a click outside does nothing. Ask first where something was typed. */
    onClose: () => void
    closeLabel: string
  }

/**
 * A task of several steps in front of the page (TWO-13): where one is, one step, the way back and the way on. Opened, the
 * focus is in the first field; at each further step it is at the title (AC-2, AC-6).
 */
export function WizardDialog({ isOpen, onClose, closeLabel, className, onOpenAutoFocus, ...step }: WizardDialogProps) {
  const isBusy = step.action.isBusy ?? false
  const handleClose = () => {
    if (!isBusy) onClose()
  }
  return (
    <DialogRoot open={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && handleClose()}>
      <DialogContent
        // As high at least as a usual step, so that going on does not make it jump.
        className={cx('phone:min-h-alert phone:short:min-h-0 overflow-hidden', className)}
        aria-busy={isBusy || undefined}
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus?.(event)
          const field = event.defaultPrevented ? undefined : firstField(event.currentTarget)
          if (!field) return
          event.preventDefault()
          field.focus()
        }}
        // Radix warns of a missing description unless told that there is none.
        {...(step.description ? {} : { 'aria-describedby': undefined })}
      >
        <WizardFrame {...step} place="dialog" heading={Title} note={Description} />
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
