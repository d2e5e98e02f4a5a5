import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { useTranslations } from '../../src/i18n/translations.tsx'
import { FormSubmit, useForm } from '../../src/kit/form/index.ts'
import { passwordRules } from '../../src/rules/password.ts'
import { NewPassword, type NewPasswordProps, useNewPassword } from '../../src/widgets/new-password/index.tsx'
import { inColumn } from '../primitives/in-column.tsx'

type PasswordFormProps = Omit<NewPasswordProps, 'form'> & { onSubmit: () => Promise<void> }

/** Shows a form that only asks for a new password. */
function PasswordForm({ onSubmit, ...newPasswordProps }: PasswordFormProps) {
  const { t } = useTranslations()
  const { validate } = useNewPassword()
  const form = useForm({
    id: 'choose',
    initialValues: { password: '', password_confirmation: '' },
    validate,
    onSubmit,
  })
  return (
    <form {...form.formProps}>
      <NewPassword {...newPasswordProps} form={form} />
      <FormSubmit form={form}>{t('dialog.ok')}</FormSubmit>
    </form>
  )
}

const about = `
Lets the user choose a password, for example during registration or recovery.

- **When to use**: wherever a new password is set. The form needs the fields \`password\` and \`password_confirmation\`, and passes \`useNewPassword().validate\` to \`useForm\`. To log in with a password, use \`PasswordField\`.
- **Anatomy**: a field, the page's password policy as a live checklist, a line for an error or a strength estimate, and a confirmation field. A hidden field contains the username, so that password managers save it with the password. While the user types, the checklist only ticks off met requirements. After a submit, it also marks the requirements that are not met. The estimate is only a hint, based on leaked and common passwords, keyboard patterns, dates and personal details. Its code is loaded when the user starts to type. If that fails, only the hint is missing. Password generators read the policy from \`passwordrules\`, \`minlength\` and \`maxlength\`. User input is never truncated.
- **Keyboard**: Tab moves to each field, then to its show/hide button. **Screen reader**: the field's description is the whole policy in one sentence. The number of met requirements is announced when the user pauses.
- **Content**: one line per requirement; errors worded as in the specification; for forbidden characters, a link to the details if the page embeds their URL.
`

const meta = preview.meta({
  id: 'widgets-newpassword',
  title: 'Widgets/New password',
  component: PasswordForm,
  subcomponents: { NewPassword },
  tags: ['autodocs', 'widget'],
  decorators: [inColumn],
  args: {
    username: 'mei.lin@northwind.co',
    personalInfo: ['Mei Lin', 'northwind'],
    onSubmit: fn(() => Promise.resolve()),
  },
  parameters: {
    layout: 'padded',
    page: { path: '/login' },
    docs: { description: { component: about } },
  },
})

const defaultPolicy = { minLength: 8, requireCapital: false, requireSpecial: false }

type Context = Pick<StoryContext, 'canvas' | 't' | 'userEvent'>

const getFields = ({ canvas, t }: Context) => ({
  password: canvas.getByLabelText(t('new-password.label')),
  confirmation: canvas.getByLabelText(t('new-password.confirmation')),
})

/** Returns the states of the requirements, in order. */
const readStates = ({ canvas }: Context) => canvas.getAllByRole('listitem').map(({ dataset }) => dataset.state)

/** Replaces both passwords and submits with Enter. */
async function submit(context: Context, password: string, confirmation = password) {
  const fields = getFields(context)
  for (const field of Object.values(fields)) await context.userEvent.clear(field)
  await context.userEvent.type(fields.password, password)
  await context.userEvent.type(fields.confirmation, `${confirmation}{Enter}`)
}

// IN-2, IN-3
export const Empty = meta.story({
  name: 'Empty',
  play: async (context) => {
    const { password, confirmation } = getFields(context)
    for (const field of [password, confirmation]) {
      await expect(field).toHaveAttribute('autocomplete', 'new-password')
      await expect(field).toHaveAttribute('passwordrules', passwordRules(defaultPolicy))
      await expect(field).toHaveAttribute('minlength', '8')
      await expect(field).toHaveAttribute('maxlength', '32')
    }
    const text = context.t('new-password.rule.letters-digits', { min: 8, max: 32 })
    await expect(password).toHaveAccessibleDescription(text)
    await expect(readStates(context)).toEqual(['pending', 'pending', 'pending', 'pending'])
  },
})

export const InProgress = meta.story({
  name: 'Partly typed: met requirements checked off, no errors yet',
  play: async (context) => {
    const { canvas, t, userEvent } = context
    await userEvent.type(getFields(context).password, 'harbour')
    await expect(readStates(context)).toEqual(['pending', 'pending', 'met', 'met'])
    await expect(await canvas.findByText(t('new-password.strength.weak'))).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByText(t('new-password.summary', { met: 2, total: 4 }))).toHaveAttribute('role', 'status'),
    )
  },
})

export const Strong = meta.story({
  name: 'All requirements met: weak with personal details, then strong',
  play: async (context) => {
    const { args, canvas, t, userEvent } = context
    const { password, confirmation } = getFields(context)
    await userEvent.type(password, 'meilin88')
    await expect(await canvas.findByText(new RegExp(t('new-password.reason.personal')))).toBeVisible()
    await userEvent.clear(password)
    await userEvent.type(password, 'Trout83Lantern')
    await userEvent.type(confirmation, 'Trout83Lantern')
    await expect(await canvas.findByText(t('new-password.strength.strong'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('dialog.ok') }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
  },
})

export const TrailingSpace = meta.story({
  name: 'Trailing space (VAL-03), then too short (VAL-02)',
  play: async (context) => {
    const { canvas, t } = context
    const { password, confirmation } = getFields(context)
    const { top } = confirmation.getBoundingClientRect()
    await submit(context, 'harbour2024 ')
    await waitFor(() => expect(password).toHaveAccessibleDescription(t('new-password.edge-space')))
    // An error does not shift the layout.
    await expect(confirmation.getBoundingClientRect().top).toBe(top)
    await expect(canvas.getByText(t('new-password.requirement.no-edge-space'))).toBeVisible()
    await submit(context, 'harbour')
    const text = t('new-password.rule.letters-digits', { min: 8, max: 32 })
    await waitFor(() => expect(password).toHaveAccessibleDescription(text))
    await expect(password).toHaveFocus()
    await expect(password).toBeInvalid()
    await expect(readStates(context)).toEqual(['unmet', 'unmet', 'met', 'met'])
  },
})

// RD-4
export const ForbiddenCharacter = meta.story({
  name: 'Forbidden character (VAL-04), with a link to the details',
  tags: ['!autodocs'],
  parameters: { page: { path: '/login', pageData: { password_help_url: 'https://portico.example/passwords' } } },
  play: async (context) => {
    const { canvas, t } = context
    await submit(context, 'harbour 2024')
    await expect(await canvas.findByText(t('new-password.forbidden-space'), { exact: false })).toBeVisible()
    const link = canvas.getByRole('link')
    await expect(link).toHaveAttribute('href', 'https://portico.example/passwords')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
})

export const Mismatch = meta.story({
  name: 'Passwords differ',
  tags: ['!autodocs'],
  play: async (context) => {
    const { password, confirmation } = getFields(context)
    await submit(context, 'harbour2024', 'harbour2025')
    await waitFor(() => expect(confirmation).toHaveAccessibleDescription(context.t('new-password.mismatch')))
    await expect(confirmation).toHaveFocus()
    await expect(password).toBeValid()
  },
})

// VAL-06, LOG-09
export const WithCapitalAndSpecial = meta.story({
  name: 'Capital letters and special characters required, but missing',
  tags: ['!autodocs'],
  parameters: {
    page: { path: '/login', pageData: { password_require_capital: true, password_require_special: true } },
  },
  play: async (context) => {
    await submit(context, 'harbour2024')
    const text = context.t('new-password.rule.with-capital-and-special', { min: 8, max: 32 })
    await waitFor(() => expect(getFields(context).password).toHaveAccessibleDescription(text))
  },
})
