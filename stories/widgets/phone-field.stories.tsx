import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { Locale } from '../../src/i18n/locales.ts'
import { useTranslations } from '../../src/i18n/translations.tsx'
import { useForm } from '../../src/kit/form/index.ts'
import { Button } from '../../src/primitives/button.tsx'
import { listCountries } from '../../src/rules/countries.ts'
import {
  LoginField,
  PhoneNumberField,
  parseLoginInput,
  parsePhoneInput,
  useDefaultCountryCode,
} from '../../src/widgets/phone/index.tsx'
import { inColumn } from '../primitives/in-column.tsx'

type FormProps = {
  /** Called with the value that the form would send. */
  onSend?: (value: string) => void
}

/** Shows a typical form. `parsePhoneInput` combines the number and the country. */
function PhoneForm({ onSend }: FormProps) {
  const { t } = useTranslations()
  const form = useForm({
    id: 'phone-form',
    initialValues: { phone: '', phone_country: useDefaultCountryCode() },
    onSubmit: async ({ phone, phone_country }) => {
      const result = await parsePhoneInput(phone, phone_country, t)
      if (result.ok) onSend?.(result.value)
      else form.showErrors({ phone: result.error })
    },
  })
  return (
    <form {...form.formProps}>
      <PhoneNumberField {...form.field('phone')} />
      <Button type="submit" width="block">
        {t('login.submit')}
      </Button>
    </form>
  )
}

function LoginForm({ onSend }: FormProps) {
  const { t } = useTranslations()
  const form = useForm({
    id: 'login-form',
    initialValues: { login: '', login_country: useDefaultCountryCode() },
    onSubmit: async ({ login, login_country }) => onSend?.(await parseLoginInput(login, login_country)),
  })
  return (
    <form {...form.formProps}>
      <LoginField {...form.field('login')} />
      <Button type="submit" width="block">
        {t('login.submit')}
      </Button>
    </form>
  )
}

const about = `
A field for a phone number with its country, or for a login that is a phone number or email address.

- **When to use**: \`PhoneNumberField\` for a phone number; its country selector is always visible. \`LoginField\` for a login; its selector is only visible while the input consists entirely of digits.
- **Anatomy**: a field with the selector and the number. The form's values contain the number under the field's name, and the dialing code under \`<name>_country\`. \`parsePhoneInput\` combines the two values or returns an error. \`parseLoginInput\` combines them for a login. Everything except the text field is loaded on demand.
- **A pasted or autofilled number** with a country code, such as \`+1 (415) 555-0100\`, sets the country and leaves only the remaining digits in the field. Full-width and Arabic-Indic digits become ASCII digits. A typed number is only split when the user leaves the field and the number is complete. The number is never truncated. If a number has a country code without a plus sign, or cannot belong to the chosen country, the field asks ("Did you mean +1 …?"). Accepting applies the suggestion; declining keeps the input. Nothing is sent until the user has decided.
- **Keyboard**: Tab moves to the selector, then to the number. The selector works as in \`CountrySelect\`.
- **Content**: country names are in Chinese for Simplified Chinese and in English for every other language. Screen readers announce the country when a pasted number changes it and when the selector of a \`LoginField\` appears.
`

const meta = preview.meta({
  id: 'widgets-phonefield',
  title: 'Widgets/Phone field',
  component: PhoneForm,
  tags: ['autodocs', 'widget'],
  decorators: [inColumn],
  args: { onSend: fn() },
  parameters: {
    layout: 'padded',
    page: { path: '/login' },
    docs: { description: { component: about } },
  },
})

type Context = Pick<StoryContext, 'canvas' | 'globals' | 't' | 'userEvent'>

/** Finds the parts of the form as a user would, in the story's language. */
function getFormParts({ canvas, globals, t, userEvent }: Context) {
  const getName = (region: string) =>
    listCountries(globals.locale as Locale).find((country) => country.region === region)?.name ?? region
  const getLabel = (region: string, code: string) => t('phone-field.country-named', { name: getName(region), code })
  return {
    getLabel,
    getName,
    selector: (region: string, code: string) => canvas.findByRole('button', { name: getLabel(region, code) }),
    choose: async (region: string, code: string) =>
      userEvent.click(await screen.findByRole('option', { name: `${getName(region)} +${code}` })),
    phone: canvas.queryByRole('textbox', { name: t('phone-field.label') }) as HTMLInputElement,
    login: canvas.queryByRole('textbox', { name: t('login.login.label') }) as HTMLInputElement,
    submit: () => userEvent.click(canvas.getByRole('button', { name: t('login.submit') })),
  }
}

// WID-02, WID-03
export const Empty = meta.story({
  name: 'Empty',
  play: async (context) => {
    const { phone, selector } = getFormParts(context)
    await expect(await selector('CN', '86')).toBeVisible()
    await expect(phone).toHaveAttribute('inputmode', 'tel')
    await expect(new FormData(phone.form ?? undefined).get('phone_country')).toBe('86')
  },
})

// WID-02, VAL-07
export const RecentCountries = meta.story({
  name: 'Foreign number sent; recently chosen countries come first',
  tags: ['!autodocs'],
  play: async (context) => {
    const { args, t, userEvent } = context
    const { choose, getName, phone, selector, submit } = getFormParts(context)
    await userEvent.click(await selector('CN', '86'))
    await choose('SG', '65')
    await userEvent.click(await selector('SG', '65'))
    await choose('JP', '81')
    await expect(phone).toHaveFocus()
    await userEvent.keyboard('9012345678')
    await submit()
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith('(+81)9012345678'))
    await userEvent.click(await selector('JP', '81'))
    const group = within(await screen.findByRole('group', { name: t('phone-field.recent') }))
    const names = group.getAllByRole('option').map((option) => option.textContent)
    await expect(names).toEqual([`${getName('JP')} +81`, `${getName('SG')} +65`])
    await expect(screen.getAllByRole('option', { name: `${getName('SG')} +65` })).toHaveLength(1)
  },
})

// IM-3
export const Suggestion = meta.story({
  name: 'Country code without a plus sign: suggestion before sending',
  tags: ['!autodocs'],
  play: async (context) => {
    const { args, canvas, t, userEvent } = context
    const { phone, selector, submit } = getFormParts(context)
    await selector('CN', '86')
    await userEvent.type(phone, '14155550123')
    await submit()
    const question = t('phone-field.suggestion', { code: '1', number: '4155550123' })
    await expect(await canvas.findByText(question, { exact: false })).toBeVisible()
    // The failed submit moves focus to the field.
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(phone).toHaveValue('14155550123')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

// VAL-08
export const TooLong = meta.story({
  name: 'Too many digits: an error, and the number is not truncated',
  tags: ['!autodocs'],
  play: async (context) => {
    const { phone, selector } = getFormParts(context)
    await selector('CN', '86')
    await context.userEvent.type(phone, '138001380001')
    await expect(phone).toHaveValue('138001380001')
    await expect(phone).toHaveAccessibleDescription(context.t('phone-field.too-long', { code: '86', limit: 11 }))
    await context.userEvent.keyboard('{Backspace}')
    await expect(phone).toBeValid()
    await context.userEvent.keyboard('1')
    await expect(phone).toBeInvalid()
  },
})

export const Invalid = meta.story({
  name: 'Invalid phone number: error on submit, cleared by choosing another country',
  tags: ['!autodocs'],
  play: async (context) => {
    const { args, t, userEvent } = context
    const { choose, phone, selector, submit } = getFormParts(context)
    const china = await selector('CN', '86')
    await userEvent.type(phone, '91234567')
    await expect(phone).toBeValid()
    await submit()
    await waitFor(() => expect(phone).toHaveAccessibleDescription(t('phone-field.invalid-86')))
    await expect(phone).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.click(china)
    await choose('SG', '65')
    await expect(phone).toBeValid()
  },
})

// WID-03
export const International = meta.story({
  name: 'International mobile page: +1 preselected',
  parameters: { page: { path: '/login', isMobile: true, pageData: { is_international: true } } },
  play: async (context) => {
    await expect(await getFormParts(context).selector('US', '1')).toBeVisible()
  },
})

export const LoginEmpty = meta.story({
  name: 'Login: only a text field initially',
  tags: ['no-screenshot'],
  render: (args) => <LoginForm {...args} />,
  play: async (context) => {
    const { login } = getFormParts(context)
    await expect(login).toHaveAttribute('autocomplete', 'username')
    await expect(login).not.toHaveAttribute('inputmode')
    await expect(context.canvas.queryByRole('button', { name: /\+86/ })).not.toBeInTheDocument()
  },
})

// WID-01, AC-4, VAL-07
export const LoginEmail = meta.story({
  name: 'Login: selector appears for digits and disappears for an email address',
  tags: ['!autodocs'],
  render: (args) => <LoginForm {...args} />,
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const { login, getLabel, selector, submit } = getFormParts(context)
    await userEvent.type(login, '138')
    const china = await selector('CN', '86')
    await expect(canvas.getByText(getLabel('CN', '86'))).toHaveAttribute('role', 'status')
    await expect(login).toHaveFocus()
    await expect(login.selectionStart).toBe(3)
    await userEvent.keyboard('00138000')
    await submit()
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith('13800138000'))
    await userEvent.clear(login)
    await userEvent.type(login, '138.00@qq.com')
    await expect(china).not.toBeInTheDocument()
    await submit()
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith('138.00@qq.com'))
    await expect(login).toHaveValue('138.00@qq.com')
  },
})

export const CountrySheet = meta.story({
  name: 'On a phone: sheet with a search field',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { t, userEvent } = context
    const selector = await getFormParts(context).selector('CN', '86')
    await userEvent.click(selector)
    const sheet = await screen.findByRole('dialog', { name: t('phone-field.country') })
    await expect(sheet.getBoundingClientRect().width).toBe(window.innerWidth)
    await userEvent.click(screen.getByRole('button', { name: t('phone-field.close') }))
    await waitFor(() => expect(selector).toHaveFocus())
    await userEvent.click(selector)
    await userEvent.type(await screen.findByRole('combobox', { name: t('phone-field.search') }), '+4')
    // The list is filtered after a short delay. The count is announced afterwards.
    await waitFor(async () => {
      const { length } = screen.getAllByRole('option')
      await expect(length).toBeGreaterThan(3)
      const status = within(screen.getByRole('dialog')).getByRole('status')
      await expect(status).toHaveTextContent(t('phone-field.match-count', { count: length }))
    })
  },
})
