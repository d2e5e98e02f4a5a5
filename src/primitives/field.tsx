import { cva, cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { FieldMessage } from './field-message.tsx'

/** Classes for the box around an input. The focus ring surrounds the box, including the prefix and suffix. */
export const control = cva(
  [
    'flex items-center h-control-touch phone:h-control client:h-control-compact bg-surface-raised border rounded-control',
    'transition-[border-color,box-shadow]',
  ],
  {
    variants: {
      state: {
        valid: 'border-field hover:border-field-hover has-[input:focus]:halo',
        invalid: 'border-danger-text has-[input:focus]:halo-danger',
      },
    },
  },
)

/** Classes for the input in a `control`. Text is 16 px on touch devices, since iOS zooms in on anything smaller. */
export const controlInput =
  'flex-1 min-w-0 h-full px-3.5 rounded-control outline-none text-touch phone:text-field pointer-coarse:text-touch client:text-body placeholder:text-subtle disabled:text-disabled'

export type FieldContent = {
  label: ReactNode
  /** To the right of the label, e.g. a link to password recovery. */
  labelAction?: ReactNode
  /** Under the field, unless there is an error. */
  help?: ReactNode
  /** What is wrong and what to do (WID-13). Shown under the field instead of the help. */
  error?: ReactNode
  /** `line` reserves a line for the error, to avoid a layout shift. With `none`, the caller reserves the space. */
  reserve?: 'line' | 'none'
}

export type FieldProps = FieldContent & { id: string; className?: string; children: ReactNode }

/** Returns the ids for an input's `aria-describedby`, with the error before the help. */
export function describedBy(id: string, { help, error }: FieldContent, otherIds?: string): string | undefined {
  const ids = [error && `${id}-error`, help && `${id}-help`, otherIds].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Shows a field's common parts: the label above, and the help or error below. */
export function Field({ id, label, labelAction, help, error, reserve = 'line', className, children }: FieldProps) {
  return (
    <div
      className={cx('grid grid-cols-[minmax(0,1fr)_auto] gap-x-3', className)}
      data-state={error ? 'invalid' : 'valid'}
    >
      <label htmlFor={id} className="pb-1.5 client:pb-1 text-body phone:text-label client:text-label font-label">
        {label}
      </label>
      <div className="col-span-2">{children}</div>
      {/* The label's action comes after the input in the DOM, so that Tab moves from field to field. */}
      {labelAction && (
        <div className="row-start-1 col-start-2 text-body phone:text-small client:text-small">{labelAction}</div>
      )}
      <div
        className={cx(
          'col-span-2',
          reserve === 'line'
            ? 'pt-1 pb-1.5 min-h-7 client:pt-0.5 client:pb-1 client:min-h-6'
            : (help || error) && 'pt-1',
        )}
      >
        {error && (
          <FieldMessage tone="error" id={`${id}-error`}>
            {error}
          </FieldMessage>
        )}
        {help && (
          <FieldMessage tone="help" id={`${id}-help`} className={error ? 'sr-only' : undefined}>
            {help}
          </FieldMessage>
        )}
      </div>
    </div>
  )
}
