import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { useTranslations } from '../../src/i18n/translations.tsx'
import { FormSubmit, useForm } from '../../src/kit/form/index.ts'
import { PasswordField } from '../../src/primitives/password-field.tsx'
import { TextField } from '../../src/primitives/text-field.tsx'
import { inColumn } from '../primitives/in-column.tsx'

type RuleFormProps = {
  onSubmit: (values: Record<'login' | 'password', string>) => Promise<void>
}

/** Shows a typical form, with its submitted values below. */
function RuleForm({ onSubmit }: RuleFormProps) {
  const { t } = useTranslations()
  const [sentLines, setSentLines] = useState<string[]>([])
  const form = useForm({
    id: 'rule',
    initialValues: { login: '', password: '' },
    onSubmit: (values) => {
      setSentLines((lines) => [...lines, `${lines.length + 1}. ${values.login} ${values.password}`])
      return onSubmit(values)
    },
  })
  return (
    <form {...form.formProps}>
      <TextField {...form.field('login')} label={t('login.login.label')} autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={t('login.password.label')}
        showLabel={t('login.password.show')}
        hideLabel={t('login.password.hide')}
        autoComplete="current-password"
      />
      <FormSubmit form={form}>{t('login.submit')}</FormSubmit>
      <output>
        {sentLines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </output>
    </form>
  )
}

const about = `
The rule for every form: its submit button is disabled until every visible required text field is filled and the terms, if there are any, are accepted (WID-14).

- **When to use**: for every form, with \`useForm\` and \`FormSubmit\` from \`kit/form\`. A flow only provides its fields, its \`validate\` and its \`onSubmit\`.
- **Anatomy**: \`<form {...form.formProps}>\`, fields with the props from \`form.field(name)\`, and \`FormSubmit\` at the end: a reserved line for form-level errors, and the button. While the form is incomplete, the button looks disabled and is \`aria-disabled\`, so that it stays in the tab order. Its description lists the incomplete fields. Clicking the button moves focus to the first of them, and submits nothing. Autofilled values count, even if the browser fires no event. Hidden or removed fields do not count. Only one submit runs at a time.
- **Optional fields** have \`required={false}\`, and their labels say that they are optional.
- **Keyboard**: Enter in any field clicks the button, unless it ends an IME composition.
- **Content**: \`form.missing\` lists the labels of the incomplete fields. In that list, the terms (*Widgets / Terms*) appear as \`terms.missing\`, since their label is a sentence.
`

const meta = preview.meta({
  id: 'widgets-formrule',
  title: 'Widgets/Form rule',
  component: RuleForm,
  tags: ['autodocs', 'widget'],
  decorators: [inColumn],
  args: { onSubmit: fn(() => Promise.resolve()) },
  parameters: {
    layout: 'padded',
    page: { path: '/login' },
    docs: { description: { component: about } },
  },
})

// WID-14, IN-11
export const Empty = meta.story({
  name: 'Empty: the button says what is missing',
  play: async ({ canvas, t }) => {
    const button = canvas.getByRole('button', { name: t('login.submit') })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await expect(button).not.toBeDisabled()
    const fields = [t('login.login.label'), t('login.password.label')].join(t('list.separator'))
    await expect(button).toHaveAccessibleDescription(t('form.missing', { fields }))
  },
})

// WID-14
export const Filled = meta.story({
  name: 'Filled: the button is enabled',
  play: async ({ args, canvas, t, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(t('login.login.label')), 'mei.lin@northwind.co')
    await userEvent.type(canvas.getByLabelText(t('login.password.label')), 'harbour2024')
    const button = canvas.getByRole('button', { name: t('login.submit') })
    await expect(button).not.toHaveAttribute('aria-disabled')
    await userEvent.click(button)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
  },
})

export const Pressed = meta.story({
  name: 'Clicked too early: focus moves to the empty field',
  tags: ['focus'],
  play: async ({ args, canvas, t, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(t('login.login.label')), 'mei.lin@northwind.co')
    await userEvent.click(canvas.getByRole('button', { name: t('login.submit') }))
    await expect(canvas.getByLabelText(t('login.password.label'))).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})
