import { Alert, type AlertProps } from './alert.tsx'

export type ConfirmProps = Pick<AlertProps, 'isOpen' | 'title' | 'subLine' | 'icon' | 'tone'> & {
  /** Names the deed: "Sign out", not "OK". */
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  /** Cancel, or Escape. */
  onCancel: () => void
  /** `danger` where the deed cannot be undone. */
  variant?: 'primary' | 'danger'
  /** The deed runs, and is not cancelled any more. */
  isBusy?: boolean
}

/** Asks before a deed (WID-09): cancel, or go on. */
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
