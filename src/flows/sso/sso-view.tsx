import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../primitives/button.tsx'
import { TextField } from '../../primitives/text-field.tsx'
import { FormSubmit } from '../form/index.ts'
import type { useSso } from './use-sso.ts'

export type SsoViewProps = ReturnType<typeof useSso> & {
  /** Back to the other ways, where there are any. */
  onBack?: () => void
}

/** The company's domain, and the way back. */
export function SsoView({ form, isLeaving, onBack }: SsoViewProps) {
  const { t } = useTexts()
  return (
    <form {...form.formProps} method="post">
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
      <FormSubmit form={form} isBusy={form.isBusy || isLeaving}>
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
