import { useTexts } from '../../../i18n/texts.tsx'
import { FormSubmit } from '../../../kit/form/index.ts'
import { Button } from '../../../primitives/button.tsx'
import { TextField } from '../../../primitives/text-field.tsx'
import type { useSso } from './use-sso.ts'

export type SsoViewProps = ReturnType<typeof useSso> & {
  /** Absent if there are no other login methods. */
  onBack?: () => void
}

export function SsoView({ form, isNavigating, onBack }: SsoViewProps) {
  const { t } = useTexts()
  return (
    <form {...form.formProps}>
      <TextField
        {...form.field('domain')}
        label={t('sso.domain')}
        placeholder="example.com"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <FormSubmit form={form} isBusy={form.isBusy || isNavigating}>
        {t('sso.submit')}
      </FormSubmit>
      {onBack && (
        <Button variant="ghost" width="block" className="mt-2" onClick={onBack}>
          {t('sso.back')}
        </Button>
      )}
    </form>
  )
}
