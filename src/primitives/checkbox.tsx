import { cx } from 'class-variance-authority'
import { Check } from 'lucide'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldMessage } from './field-message.tsx'
import { Icon } from './icon.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** May contain links, e.g. to the terms. */
  label: ReactNode
  error?: ReactNode
  /** `line` reserves a line for the error, to avoid a layout shift. With `none`, the caller reserves the space. */
  reserve?: 'line' | 'none'
}

/**
 * Shows a checkbox. The checkbox for the terms must have the id `protocol` (WID-14). `className` goes to the wrapper,
 * and other props go to the input.
 */
export function Checkbox({ id, label, error, reserve = 'none', className, ...rest }: CheckboxProps) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  return (
    <div className={cx('relative', reserve === 'line' && 'pb-7', className)} data-state={error ? 'invalid' : 'valid'}>
      <label className="flex gap-2.5 py-3 -my-3 text-muted text-body phone:py-1 phone:-my-1 phone:text-small">
        <span className="relative grid place-items-center size-4.5 mt-px">
          <input
            id={inputId}
            type="checkbox"
            // Without an explicit `false`, Chromium reports an unchecked required checkbox as invalid from the start.
            aria-invalid={error ? true : rest.required && false}
            aria-describedby={error ? `${inputId}-error` : undefined}
            className={cx(
              'peer block size-4.5 appearance-none rounded-xs bg-surface-raised border border-field hover:border-field-hover',
              'checked:bg-accent checked:border-accent disabled:bg-disabled aria-invalid:border-danger-text forced-colors:appearance-auto',
            )}
            {...rest}
          />
          <Icon
            of={Check}
            size="xs"
            strokeWidth={3}
            className="absolute pointer-events-none hidden text-on-accent peer-checked:block forced-colors:hidden"
          />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      {error && (
        <FieldMessage tone="error" id={`${inputId}-error`} className="absolute inset-x-0 mt-1.5">
          {error}
        </FieldMessage>
      )}
    </div>
  )
}
