import { cva, cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { FieldMessage } from './field-message.tsx'

/** The box of an input. `:focus-within` rings it, so that what stands inside beside the input is ringed with it. */
export const control = cva(
  [
    'flex items-center h-control-touch phone:h-control client:h-control-third bg-surface-raised border rounded-control',
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

/** The input inside a `control`. 16 px on touch, since iOS zooms the page into anything smaller. */
export const controlInput =
  'flex-1 min-w-0 h-full px-3.5 rounded-control outline-none text-touch phone:text-field pointer-coarse:text-touch client:text-body placeholder:text-subtle disabled:text-disabled'

export type FieldTexts = {
  label: ReactNode
  /** Beside the label, on the right: such as a link to password recovery. */
  labelAction?: ReactNode
  /** Under the field, before there is anything wrong. */
  help?: ReactNode
  /** Under the field, in place of the help: what is wrong and what to do (WID-13). */
  error?: ReactNode
  /** `line` keeps the line under the field free, so that an error moves nothing; `none` where the caller fills that place. */
  reserve?: 'line' | 'none'
}

export type FieldProps = FieldTexts & { id: string; className?: string; children: ReactNode }

/** The ids for an input's `aria-describedby`: its error, then its help. */
export function describedBy(id: string, { help, error }: FieldTexts, others?: string): string | undefined {
  const ids = [error && `${id}-error`, help && `${id}-help`, others].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** What every field has: a label above, and under it one line for help or error. Used by the fields, not by pages. */
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
      {/* After the input, so that Tab leads from one field to the next. */}
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
