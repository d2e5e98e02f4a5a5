import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { useTranslations } from '../../src/i18n/translations.tsx'
import { FormSubmit, useForm } from '../../src/kit/form/index.ts'
import { TermsCheckbox } from '../../src/widgets/terms/index.tsx'
import { inColumn } from '../primitives/in-column.tsx'

/** Shows the bottom of a form, with the terms. */
function TermsForm() {
  const { t } = useTranslations()
  const form = useForm({ id: 'terms', initialValues: {}, onSubmit: () => Promise.resolve() })
  return (
    <form {...form.formProps}>
      <TermsCheckbox />
      <FormSubmit form={form}>{t('login.register')}</FormSubmit>
    </form>
  )
}

const about = `
Shows the checkbox for accepting the terms.

- **When to use**: at the end of a form that creates an account, just before \`FormSubmit\`. Render it only once per page, since its id is \`protocol\`. While it is visible and unchecked, the submit button is disabled (WID-14).
- **Anatomy**: a \`Checkbox\`, never checked initially; links to the two documents, which open in new tabs without access to this page. The page embeds their URLs. A document without a URL is plain text. The error uses the reserved line above the submit button, so the layout does not shift.
- **Keyboard**: Space ticks the checkbox; Tab moves to the links. If only this consent is missing, activating the disabled button moves focus to the checkbox and shows an error.
- **Content**: \`terms.label\` with \`{terms}\` and \`{privacy}\` in each language's order; \`terms.missing\` in the list of what is missing; \`terms.error\`.
`

const meta = preview.meta({
  title: 'Widgets/Terms',
  component: TermsForm,
  subcomponents: { TermsCheckbox },
  tags: ['autodocs', 'widget'],
  decorators: [inColumn],
  parameters: {
    layout: 'padded',
    page: { path: '/login', pageData: { terms_url: 'https://portico.example/terms', privacy_url: '/privacy' } },
    docs: { description: { component: about } },
  },
})

// WID-14
export const Unchecked = meta.story({
  name: 'Unchecked',
  play: async ({ canvas, t }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).not.toBeChecked()
    await expect(box).toHaveAttribute('id', 'protocol')
    const link = canvas.getByRole('link', { name: `${t('terms.terms')} ${t('link.new-tab')}` })
    await expect(link).toHaveAttribute('href', 'https://portico.example/terms')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
})

// WID-14
export const SubmittedUnchecked = meta.story({
  name: 'Submitted without accepting: an error until the box is checked',
  play: async ({ canvas, userEvent, t }) => {
    const button = canvas.getByRole('button', { name: t('login.register') })
    const topBefore = button.getBoundingClientRect().top
    await userEvent.click(button)
    const box = canvas.getByRole('checkbox')
    await waitFor(() => expect(box).toHaveAccessibleDescription(t('terms.error')))
    await expect(box).toBeInvalid()
    await expect(box).toHaveFocus()
    await expect(button.getBoundingClientRect().top).toBe(topBefore)
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.queryByText(t('terms.error'))).toBeNull())
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await userEvent.keyboard(' ')
    await userEvent.click(button)
    await expect(await canvas.findByText(t('terms.error'))).toBeVisible()
  },
})

export const WithoutUrls = meta.story({
  name: 'Documents without a URL are plain text',
  tags: ['!autodocs', 'no-screenshot'],
  parameters: { page: { path: '/login', pageData: { terms_url: null, privacy_url: '#' } } },
  play: async ({ canvas, t }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleName(
      t('terms.label', { terms: t('terms.terms'), privacy: t('terms.privacy') }),
    )
  },
})
