import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { useTexts } from '../../src/i18n/texts.tsx'
import { FormSubmit, useForm } from '../../src/kit/form/index.ts'
import { Button } from '../../src/primitives/button.tsx'
import { PasswordField } from '../../src/primitives/password-field.tsx'
import { TextField } from '../../src/primitives/text-field.tsx'
import { TermsCheckbox } from '../../src/widgets/terms/index.tsx'
import { inColumn } from '../primitives/in-column.tsx'

type RuleFormProps = {
  /** The second field shows at once, or after a press only. */
  second: 'shown' | 'hidden'
  hasTerms: boolean
  onSubmit: (values: Record<'login' | 'second', string>) => Promise<void>
}

/** A form as any screen has one; under it stands what it has sent. */
function RuleForm({ second, hasTerms, onSubmit }: RuleFormProps) {
  const { t } = useTexts()
  const [isAsked, setIsAsked] = useState(second !== 'hidden')
  const [sent, setSent] = useState<string[]>([])
  const form = useForm({
    id: 'rule',
    initialValues: { login: '', second: '' },
    onSubmit: (values) => {
      setSent((before) => [...before, `${before.length + 1}. ${values.login} ${values.second}`])
      return onSubmit(values)
    },
  })
  return (
    <form {...form.formProps}>
      <TextField {...form.field('login')} label={t('login.login.label')} autoComplete="username" />
      <div hidden={!isAsked}>
        <PasswordField
          {...form.field('second')}
          label={t('login.password.label')}
          showLabel={t('login.password.show')}
          hideLabel={t('login.password.hide')}
          autoComplete="current-password"
        />
      </div>
      {second === 'hidden' && (
        <Button variant="quiet" size="row" onClick={() => setIsAsked(!isAsked)}>
          {t('picture-captcha.refresh')}
        </Button>
      )}
      {hasTerms && <TermsCheckbox />}
      <FormSubmit form={form}>{t('login.submit')}</FormSubmit>
      <output>
        {sent.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </output>
    </form>
  )
}

const about = `
The rule that every form keeps: its submit button waits until every visible text field is filled and the terms, where they are asked for, are ticked (WID-14).

- **When to use**: for every form, by \`useForm\` and \`FormSubmit\` of \`flows/form\`. A flow brings its fields, its \`validate\` and its \`onSubmit\`; nothing else of the rule is its own.
- **Anatomy**: \`<form {...form.formProps}>\`, fields that take \`form.field(name)\`, and \`FormSubmit\` at the end: a line kept free for what is wrong with the whole, and the button. The waiting button looks disabled and is \`aria-disabled\`, so it stays in the tab order, where its description says what is still needed. A press sends the focus there and submits nothing. What the browser or a password manager fills in counts, with or without an event. Fields that are hidden or gone do not count. One submit runs at a time.
- **Optional fields** take \`required={false}\`, and say so in their label.
- **Keyboard**: Enter in any field is a press of the button. Enter that ends a composition is not.
- **Texts**: \`form.missing\` lists the labels; the terms have a name of their own there, since their label is a sentence.
`

const meta = preview.meta({
  id: 'widgets-formrule',
  title: 'Widgets/Form rule',
  component: RuleForm,
  tags: ['autodocs', 'widget'],
  decorators: [inColumn],
  args: { second: 'shown' as const, hasTerms: false, onSubmit: fn(() => Promise.resolve()) },
  argTypes: { second: { control: 'inline-radio', options: ['shown', 'hidden'] } },
  parameters: {
    layout: 'padded',
    page: { path: '/login', pageData: { terms_url: '/terms', privacy_url: '/privacy' } },
    docs: { description: { component: about } },
  },
})

// WID-14, IN-11
export const Empty = meta.story({
  name: 'Nothing filled in: the button waits and says for what',
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
  name: 'All filled in: the button can be pressed',
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
  name: 'Pressed too early: the focus goes to what is missing',
  tags: ['focus'],
  play: async ({ args, canvas, t, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(t('login.login.label')), 'mei.lin@northwind.co')
    await userEvent.click(canvas.getByRole('button', { name: t('login.submit') }))
    await expect(canvas.getByLabelText(t('login.password.label'))).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

// WID-14
export const Terms = meta.story({
  name: 'Only the terms are missing',
  args: { hasTerms: true },
  play: async ({ canvas, t, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(t('login.login.label')), 'mei.lin@northwind.co')
    await userEvent.type(canvas.getByLabelText(t('login.password.label')), 'harbour2024')
    const button = canvas.getByRole('button', { name: t('login.submit') })
    await expect(button).toHaveAccessibleDescription(t('form.missing', { fields: t('terms.missing') }))
    await userEvent.click(button)
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await expect(await canvas.findByText(t('terms.error'))).toBeVisible()
  },
})

// WID-14
export const Hidden = meta.story({
  name: 'A hidden field does not count, until it shows',
  args: { second: 'hidden' },
  play: async ({ canvas, t, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(t('login.login.label')), 'mei.lin@northwind.co')
    const button = canvas.getByRole('button', { name: t('login.submit') })
    await expect(button).not.toHaveAttribute('aria-disabled')
    await userEvent.click(canvas.getByRole('button', { name: t('picture-captcha.refresh') }))
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  },
})
