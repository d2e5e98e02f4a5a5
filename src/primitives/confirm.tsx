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
  /** The deed runs. */
  isBusy?: boolean
}

/** Asks before a deed (WID-09): cancel, or go on. */
export function Confirm({ confirmLabel, cancelLabel, onConfirm, onCancel, variant, isBusy, ...rest }: ConfirmProps) {
  return (
    <Alert
      {...rest}
      onClose={onCancel}
      action={{ label: confirmLabel, onSelect: onConfirm, variant, isBusy }}
      secondaryAction={{ label: cancelLabel, onSelect: onCancel }}
    />
  )
}
