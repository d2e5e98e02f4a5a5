import { cva, cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldMessage } from './field-message.tsx'
import { IconTile } from './icon-tile.tsx'
import { Tag } from './tag.tsx'

const card = cva(
  [
    'group relative flex items-center gap-3.5 py-3.5 pl-3.5 pr-4 client:py-2.5 border rounded-card',
    'transition-[border-color,box-shadow] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
  ],
  {
    variants: {
      state: {
        enabled: [
          'cursor-pointer bg-surface-raised hover:bg-surface-hover has-[:checked]:border-accent-mark',
          'has-[:checked]:[box-shadow:inset_0_0_0_1px_var(--accent-mark)] forced-colors:has-[:checked]:[border-color:Highlight]',
        ],
        disabled: 'bg-disabled text-disabled',
      },
      validity: { valid: 'border-strong', invalid: 'border-danger-text' },
    },
  },
)

const radio = cva([
  'flex-none appearance-none size-5 rounded-full bg-surface-raised border border-field outline-none',
  'checked:border-[6px] checked:border-accent checked:bg-text-on-accent disabled:bg-disabled disabled:border-strong forced-colors:appearance-auto',
])

export type Choice = {
  value: string
  label: string
  /** One line about what the choice requires or leads to, or why it is disabled. */
  description?: string
  icon?: ReactNode
  /** A word or two, such as "Recommended" (TWO-03). */
  tag?: string
  isDisabled?: boolean
}

export type ChoiceCardsProps = Omit<ComponentProps<'div'>, 'defaultValue'> & {
  /** The field's name in the form data. */
  name: string
  /** The group's label and accessible name. */
  label: ReactNode
  /** Use `hidden` if a nearby title already says the same. */
  labelVisibility?: 'visible' | 'hidden'
  choices: readonly Choice[]
  defaultValue?: string
  required?: boolean
  error?: ReactNode
}

/** Lists a few options as native radio inputs. Uncontrolled. `className` and other props go to the group. */
export function ChoiceCards({
  name,
  label,
  labelVisibility = 'visible',
  choices,
  defaultValue,
  required,
  error,
  id,
  className,
  ...rest
}: ChoiceCardsProps) {
  const generatedId = useId()
  const groupId = id ?? generatedId
  return (
    <div
      id={groupId}
      role="radiogroup"
      aria-labelledby={`${groupId}-label`}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${groupId}-error` : undefined}
      className={className}
      {...rest}
    >
      <p
        id={`${groupId}-label`}
        className={labelVisibility === 'hidden' ? 'sr-only' : 'pb-1.5 text-body phone:text-label font-label'}
      >
        {label}
      </p>
      <div className="grid gap-2.5">
        {choices.map(({ value, label: choiceLabel, description, icon, tag, isDisabled = false }) => {
          const choiceId = `${groupId}-${value}`
          const validity = error ? 'invalid' : 'valid'
          return (
            <label key={value} className={card({ state: isDisabled ? 'disabled' : 'enabled', validity })}>
              {icon && (
                <IconTile className="group-has-[:checked]:bg-accent-soft group-has-[:checked]:text-accent">
                  {icon}
                </IconTile>
              )}
              <span className="flex-1 min-w-0 wrap-anywhere">
                <span id={`${choiceId}-label`} className="flex flex-wrap items-center gap-x-2 gap-y-0.5 font-label">
                  {choiceLabel}
                  {tag && <Tag>{tag}</Tag>}
                </span>
                {description && (
                  <span
                    id={`${choiceId}-description`}
                    className={cx('block text-small', isDisabled ? 'text-disabled' : 'text-muted')}
                  >
                    {description}
                  </span>
                )}
              </span>
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === defaultValue}
                disabled={isDisabled}
                required={required}
                aria-labelledby={`${choiceId}-label`}
                aria-describedby={description && `${choiceId}-description`}
                className={radio()}
              />
            </label>
          )
        })}
      </div>
      {error && (
        <FieldMessage tone="error" id={`${groupId}-error`} className="pt-1.5">
          {error}
        </FieldMessage>
      )}
    </div>
  )
}
