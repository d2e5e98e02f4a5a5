import { Alert, type AlertProps } from '../alert.tsx'

export type ConfirmProps = Pick<AlertProps, 'isOpen' | 'title' | 'description' | 'icon' | 'tone'> & {
  /** Names the action: "Log out", not "OK". */
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  /** Called on cancel, Escape or Back. */
  onCancel: () => void
  /** `danger` if the action cannot be undone. */
  variant?: 'primary' | 'danger'
  /** The action is running and can no longer be canceled. */
  isBusy?: boolean
}

/** Asks for confirmation before an action (WID-09). */
export function Confirm({ confirmLabel, cancelLabel, onConfirm, onCancel, variant, isBusy, ...rest }: ConfirmProps) {
  const handleCancel = () => {
    if (!isBusy) onCancel()
  }
  return (
    <Alert
      {...rest}
      onClose={handleCancel}
      action={{ label: confirmLabel, onSelect: onConfirm, variant, isBusy }}
      secondaryAction={{ label: cancelLabel, onSelect: handleCancel, isIncomplete: isBusy }}
    />
  )
}
