import { Check, ChevronDown } from 'lucide'
import { useTranslations } from '../../i18n/translations.tsx'
import type { Form } from '../../kit/form/index.ts'
import { Icon } from '../../primitives/icon.tsx'
import { TextField } from '../../primitives/text-field.tsx'
import type { CouponState } from './coupon.machine.ts'

export type CouponViewProps = {
  field: ReturnType<Form<'coupon'>['field']>
  state: CouponState
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onBlur: () => void
}

/** Shows a collapsible coupon field. Uses `<details>`, so that it opens even before hydration. */
export function CouponView({ field, state, isOpen, onToggle, onBlur }: CouponViewProps) {
  const { t } = useTranslations()
  const benefit = state.phase === 'valid' ? (state.benefit ?? t('coupon.valid')) : undefined
  return (
    <details className="group" open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary className="inline-flex items-center gap-1 min-h-6 pointer-coarse:min-h-11 rounded-sm text-body phone:text-small text-muted hover:text-default">
        {t('coupon.question')}
        <Icon of={ChevronDown} size="sm" className="group-open:rotate-180" />
      </summary>
      <div className="pt-2">
        <TextField
          {...field}
          required={false}
          label={t('coupon.label')}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          error={field.error ?? (state.phase === 'invalid' ? t('coupon.invalid') : undefined)}
          help={
            benefit && (
              <span className="flex gap-1.5 text-success">
                <Icon of={Check} size="sm" className="mt-px" />
                {benefit}
              </span>
            )
          }
          onBlur={onBlur}
        />
      </div>
      {/* Announce the result, which may arrive while the user is typing in another field. */}
      <p role="status" className="sr-only">
        {state.phase === 'invalid' ? t('coupon.invalid') : benefit}
      </p>
    </details>
  )
}
