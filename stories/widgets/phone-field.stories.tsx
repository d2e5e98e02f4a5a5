import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { Locale } from '../../src/i18n/locales.ts'
import { useTexts } from '../../src/i18n/texts.tsx'
import { useForm } from '../../src/kit/form/index.ts'
import { Button } from '../../src/primitives/button.tsx'
import { listCountries } from '../../src/rules/countries.ts'
import {
  LoginField,
  loginToSend,
  PhoneNumberField,
  phoneToSend,
  useDefaultCountryCode,
} from '../../src/widgets/phone/index.tsx'
import { inColumn } from '../primitives/in-column.tsx'

type FormProps = {
  /** What would be sent. */
  onSend?: (value: string) => void
}

/** A form as a flow has it: both values are the form's own, and one call makes of them what is sent. */
function PhoneForm({ onSend }: FormProps) {
  const texts = useTexts()
  const form = useForm({
    id: 'phone-form',
    initialValues: { phone: '', phone_country: useDefaultCountryCode() },
    onSubmit: async ({ phone, phone_country }) => {
      const reading = await phoneToSend(phone, phone_country, texts)
      if (reading.ok) onSend?.(reading.value)
      else form.showErrors({ phone: reading.error })
    },
  })
  return (
    <form {...form.formProps}>
      <PhoneNumberField {...form.field('phone')} />
      <Button type="submit" width="block">
        {texts.t('login.submit')}
      </Button>
    </form>
  )
}

function LoginForm({ onSend }: FormProps) {
  const { t } = useTexts()
  const form = useForm({
    id: 'login-form',
    initialValues: { login: '', login_country: useDefaultCountryCode() },
    onSubmit: async ({ login, login_country }) => onSend?.(await loginToSend(login, login_country)),
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
A phone number with its country, or a phone or an email.

- **When to use**: \`PhoneNumberField\` wherever a phone is asked for: there the selector stands always. \`LoginField\` where somebody logs in: there the selector comes as soon as what is typed is all digits, and goes again with the first other character.
- **Anatomy**: a field; in it the selector and the number. A form finds the number under its name and the dialing code under \`<name>_country\`; \`phoneToSend\` makes one value of both, or says what is wrong, and \`loginToSend\` does so for a login. All but the text field comes late.
- **What is pasted or filled in** with a country, such as \`+1 (415) 555-0100\`, sets the country and leaves the digits, also in full width or in Arabic digits. What a person is typing is sorted out when they leave the field, and only once it is a whole number. Nothing is ever cut off. A number that bears a country's code without a plus, or cannot be one of the chosen country, is asked about ("Did you mean +1 …?"): the answer takes what is meant, or keeps what was typed, and nothing is sent before.
- **Keyboard**: Tab leads to the selector, then to the number. All else as in \`CountrySelect\`.
- **Texts**: names in Chinese for Simplified Chinese, in English for every other language. A country that a pasted number has set is read out, and so is a selector that comes.
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

/** Finds the parts of the form as a person would, in the language of the story. */
function partsOf({ canvas, globals, t, userEvent }: Context) {
  const nameOf = (region: string) =>
    listCountries(globals.locale as Locale).find((country) => country.region === region)?.name ?? region
  const named = (region: string, code: string) => t('phone-field.country-named', { name: nameOf(region), code })
  return {
    named,
    nameOf,
    /** The selector, once it is there. */
    selector: (region: string, code: string) => canvas.findByRole('button', { name: named(region, code) }),
    choose: async (region: string, code: string) =>
      userEvent.click(await screen.findByRole('option', { name: `${nameOf(region)} +${code}` })),
    phone: canvas.queryByRole('textbox', { name: t('phone-field.label') }) as HTMLInputElement,
    login: canvas.queryByRole('textbox', { name: t('login.login.label') }) as HTMLInputElement,
    submit: () => userEvent.click(canvas.getByRole('button', { name: t('login.submit') })),
  }
}

// WID-02, WID-03
export const Empty = meta.story({
  name: 'Empty',
  play: async (context) => {
    const { phone, selector } = partsOf(context)
    await expect(await selector('CN', '86')).toBeVisible()
    await expect(phone).toHaveAttribute('inputmode', 'tel')
    await expect(new FormData(phone.form ?? undefined).get('phone_country')).toBe('86')
  },
})

// WID-02, VAL-07
export const Recent = meta.story({
  name: 'A number of another country, chosen and sent; what was chosen last comes first the next time',
  tags: ['!autodocs'],
  play: async (context) => {
    const { args, t, userEvent } = context
    const { choose, nameOf, phone, selector, submit } = partsOf(context)
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
    await expect(names).toEqual([`${nameOf('JP')} +81`, `${nameOf('SG')} +65`])
    await expect(screen.getAllByRole('option', { name: `${nameOf('SG')} +65` })).toHaveLength(1)
  },
})

// IM-3
export const Meant = meta.story({
  name: 'A number that bears a country’s code without a plus is asked about, and nothing is sent before the answer',
  tags: ['!autodocs'],
  play: async (context) => {
    const { args, canvas, t, userEvent } = context
    const { phone, selector, submit } = partsOf(context)
    await selector('CN', '86')
    await userEvent.type(phone, '14155550123')
    await submit()
    const question = t('phone-field.meant', { code: '1', number: '4155550123' })
    await expect(await canvas.findByText(question, { exact: false })).toBeVisible()
    // The form's refusal puts it there.
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(phone).toHaveValue('14155550123')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

// VAL-08
export const TooLong = meta.story({
  name: 'One digit too many is a message, not a cut',
  tags: ['!autodocs'],
  play: async (context) => {
    const { phone, selector } = partsOf(context)
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
  name: 'What is no phone is said on submit, and taken back with another country',
  tags: ['!autodocs'],
  play: async (context) => {
    const { args, t, userEvent } = context
    const { choose, phone, selector, submit } = partsOf(context)
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
  name: 'On international mobile pages it begins with 1',
  parameters: { page: { path: '/login', isMobile: true, pageData: { is_international: true } } },
  play: async (context) => {
    await expect(await partsOf(context).selector('US', '1')).toBeVisible()
  },
})

export const LoginEmpty = meta.story({
  name: 'Log in: at first a text field and no more',
  tags: ['unpictured'],
  render: (args) => <LoginForm {...args} />,
  play: async (context) => {
    const { login } = partsOf(context)
    await expect(login).toHaveAttribute('autocomplete', 'username')
    await expect(login).not.toHaveAttribute('inputmode')
    await expect(context.canvas.queryByRole('button', { name: /\+86/ })).not.toBeInTheDocument()
  },
})

// WID-01, AC-4, VAL-07
export const LoginEmail = meta.story({
  name: 'Log in: with digits the selector comes, and is read out; with an email it goes, and nothing is changed',
  tags: ['!autodocs'],
  render: (args) => <LoginForm {...args} />,
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const { login, named, selector, submit } = partsOf(context)
    await userEvent.type(login, '138')
    const china = await selector('CN', '86')
    await expect(canvas.getByText(named('CN', '86'))).toHaveAttribute('role', 'status')
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

export const Sheet = meta.story({
  name: 'On a phone: a sheet that can be closed, with a search',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { t, userEvent } = context
    const selector = await partsOf(context).selector('CN', '86')
    await userEvent.click(selector)
    const sheet = await screen.findByRole('dialog', { name: t('phone-field.country') })
    await expect(sheet.getBoundingClientRect().width).toBe(window.innerWidth)
    await userEvent.click(screen.getByRole('button', { name: t('phone-field.close') }))
    await waitFor(() => expect(selector).toHaveFocus())
    await userEvent.click(selector)
    await userEvent.type(await screen.findByRole('combobox', { name: t('phone-field.search') }), '+4')
    // The list follows what is typed a moment later; until then it has no number to tell.
    await waitFor(async () => {
      const { length } = screen.getAllByRole('option')
      await expect(length).toBeGreaterThan(3)
      const status = within(screen.getByRole('dialog')).getByRole('status')
      await expect(status).toHaveTextContent(t('phone-field.found', { count: length }))
    })
  },
})
