import { useTexts } from '../../../i18n/texts.tsx'
import { CodeField } from '../../../primitives/code-field/code-field.tsx'
import { twoStepCodeLength } from '../../../rules/limits.ts'
import type { TwoStepForm } from './use-two-step-form.ts'

export type CodeOfMethodProps = { form: TwoStepForm; label: string }

/** The code that verifies a method; submits itself when complete (IN-6). */
export function CodeOfMethod({ form, label }: CodeOfMethodProps) {
  const { t } = useTexts()
  const { ref } = form.formProps
  return (
    <CodeField
      {...form.field('code')}
      look="cells"
      label={label}
      tooLongError={t('sms-code.too-long', { count: twoStepCodeLength })}
      reserve="none"
      onComplete={() => ref.current?.requestSubmit()}
    />
  )
}
