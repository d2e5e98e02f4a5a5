import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { useTexts } from '../../src/i18n/texts.tsx'
import { useForm } from '../../src/kit/form/index.ts'
import { Button } from '../../src/primitives/button.tsx'
import { DialogBody, DialogContent, DialogRoot, DialogTitle } from '../../src/primitives/dialog/dialog.tsx'
import { listCountries } from '../../src/rules/countries.ts'
import {
  LoginField,
  loginToSend,
  PhoneNumberField,
  type PhoneNumberFieldProps,
  phoneToSend,
  useDefaultCountryCode,
} from '../../src/widgets/phone/index.tsx'
import { inColumn } from '../primitives/in-column.tsx'

type FormProps = Pick<PhoneNumberFieldProps, 'onPhoneChange'> & {
  /** What would be sent. */
  onSend?: (value: string) => void
}

/** A form as a flow has it: both values are the form's own, and one call makes of them what is sent. */
function PhoneForm({ onSend, onPhoneChange }: FormProps) {
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
      <PhoneNumberField {...form.field('phone')} onPhoneChange={onPhoneChange} />
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

const meta = preview.meta({
  id: 'widgets-phonefield',
  title: 'Widgets/Phone field',
  component: PhoneForm,
  tags: ['autodocs', 'widget'],
  decorators: [inColumn],
  args: { onSend: fn(), onPhoneChange: fn() },
  parameters: {
    layout: 'padded',
    page: { path: '/login' },
    docs: {
      description: {
        component: `
A phone number with its country, or a phone or an email.

**When to use**: \`PhoneNumberField\` wherever a phone is asked for: there the selector stands always. \`LoginField\` where somebody logs in: there the selector comes as soon as what is typed is all digits, and goes again with the first other character.

**Anatomy**: a field; in it the selector and the number. A form finds the number under its name and the dialing code under \`<name>_country\`; \`phoneToSend\` makes one value of both, or says what is wrong, and \`loginToSend\` does so for a login. All but the text field comes late.

**What is pasted or filled in** with a country, such as \`+1 (415) 555-0100\`, sets the country and leaves the digits, also in full width or in Arabic digits. What a person is typing is sorted out when they leave the field, and only once it is a whole number. Nothing is ever cut off. A number that bears a country's code without a plus, or cannot be one of the chosen country, is asked about ("Did you mean +1 …?"): the answer takes what is meant, or keeps what was typed, and nothing is sent before.

**Keyboard**: Tab leads to the selector, then to the number. All else as in \`CountrySelect\`.

**Texts**: names in Chinese for Simplified Chinese, in English for every other language. A country that a pasted number has set is read out, and so is a selector that comes.
        `,
      },
    },
  },
})

type Context = { globals: Record<string, unknown> }

function nameOf(region: string, context: Context): string {
  const country = listCountries(context.globals.locale as Locale).find((one) => one.region === region)
  return country?.name ?? region
}

/** The selector's accessible name. */
function named(region: string, code: string, context: Context): string {
  return textsOf(context).t('phone-field.country-named', { name: nameOf(region, context), code })
}

// WID-02, WID-03
export const Empty = meta.story({
  name: 'Empty',
  play: async (context) => {
    const { canvas } = context
    const { t } = textsOf(context)
    await expect(await canvas.findByRole('button', { name: named('CN', '86', context) })).toBeVisible()
    const input = canvas.getByRole('textbox', { name: t('phone-field.label') })
    await expect(input).toHaveAttribute('inputmode', 'tel')
    await expect(new FormData(input.closest('form') ?? undefined).get('phone_country')).toBe('86')
  },
})

// WID-02, VAL-07
export const Sent = meta.story({
  name: 'A number of another country, chosen and sent',
  tags: ['!autodocs', 'unpictured'],
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const { t } = textsOf(context)
    await userEvent.click(await canvas.findByRole('button', { name: named('CN', '86', context) }))
    await userEvent.click(await screen.findByRole('option', { name: `${nameOf('SG', context)} +65` }))
    await expect(canvas.getByRole('textbox', { name: t('phone-field.label') })).toHaveFocus()
    await userEvent.keyboard('91234567')
    await userEvent.click(canvas.getByRole('button', { name: t('login.submit') }))
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith('(+65)91234567'))
    await expect(canvas.getByRole('button', { name: named('SG', '65', context) })).toBeVisible()
  },
})

export const Recent = meta.story({
  name: 'What was chosen last comes first the next time',
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = textsOf(context)
    for (const [before, code, after] of [
      ['CN', '86', 'SG'],
      ['SG', '65', 'JP'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: named(before, code, context) }))
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(nameOf(after, context)) }))
    }
    await userEvent.click(canvas.getByRole('button', { name: named('JP', '81', context) }))
    const group = within(await screen.findByRole('group', { name: t('phone-field.recent') }))
    const names = group.getAllByRole('option').map((option) => option.textContent)
    await expect(names).toEqual([`${nameOf('JP', context)} +81`, `${nameOf('SG', context)} +65`])
    await expect(screen.getAllByRole('option', { name: `${nameOf('SG', context)} +65` })).toHaveLength(1)
  },
})

// IM-3
export const Pasted = meta.story({
  name: 'A pasted number sets the country and is read out',
  tags: ['!autodocs', 'unpictured'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = textsOf(context)
    await canvas.findByRole('button', { name: named('CN', '86', context) })
    const input = canvas.getByRole('textbox', { name: t('phone-field.label') })
    await userEvent.click(input)
    await userEvent.paste('+1 (415) 555-0100')
    await expect(input).toHaveValue('4155550100')
    await expect(canvas.getByRole('button', { name: named('US', '1', context) })).toBeVisible()
    await expect(canvas.getByText(named('US', '1', context))).toHaveAttribute('role', 'status')
    await expect(input).toHaveFocus()
  },
})

// IM-3
export const Meant = meta.story({
  name: 'A number that bears a country’s code without a plus is asked about, and nothing is sent before the answer',
  tags: ['!autodocs'],
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const { t } = textsOf(context)
    await canvas.findByRole('button', { name: named('CN', '86', context) })
    const input = canvas.getByRole('textbox', { name: t('phone-field.label') })
    await userEvent.type(input, '14155550123')
    await userEvent.click(canvas.getByRole('button', { name: t('login.submit') }))
    const question = t('phone-field.meant', { code: '1', number: '4155550123' })
    await expect(await canvas.findByText(question, { exact: false })).toBeVisible()
    // The form's refusal puts it there.
    await waitFor(() => expect(input).toHaveFocus())
    await expect(input).toHaveValue('14155550123')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

// IM-3
export const MeantTaken = meta.story({
  name: 'The same: what is meant is taken, and sent',
  tags: ['!autodocs', 'unpictured'],
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const { t } = textsOf(context)
    await canvas.findByRole('button', { name: named('CN', '86', context) })
    const input = canvas.getByRole('textbox', { name: t('phone-field.label') })
    await userEvent.type(input, '14155550123')
    await userEvent.tab()
    await userEvent.click(await canvas.findByRole('button', { name: t('phone-field.meant.take') }))
    await expect(input).toHaveValue('4155550123')
    await expect(input).toHaveFocus()
    await expect(input).toBeValid()
    await expect(canvas.getByRole('button', { name: named('US', '1', context) })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('login.submit') }))
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith('(+1)4155550123'))
  },
})

// IM-3
export const MeantKept = meta.story({
  name: 'The same: it is kept as it was typed, and sent',
  tags: ['!autodocs', 'unpictured'],
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const { t } = textsOf(context)
    await canvas.findByRole('button', { name: named('CN', '86', context) })
    await userEvent.type(canvas.getByRole('textbox', { name: t('phone-field.label') }), '14165550123')
    await userEvent.tab()
    await userEvent.click(await canvas.findByRole('button', { name: t('phone-field.meant.keep') }))
    await userEvent.click(canvas.getByRole('button', { name: t('login.submit') }))
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith('14165550123'))
  },
})

// VAL-08
export const TooLong = meta.story({
  name: 'One digit too many is a message, not a cut',
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = textsOf(context)
    await canvas.findByRole('button', { name: named('CN', '86', context) })
    const input = canvas.getByRole('textbox', { name: t('phone-field.label') })
    await userEvent.type(input, '138001380001')
    await expect(input).toHaveValue('138001380001')
    await expect(input).toHaveAccessibleDescription(t('phone-field.too-long', { code: '86', limit: 11 }))
    await userEvent.keyboard('{Backspace}')
    await expect(input).toBeValid()
    await userEvent.keyboard('1')
    await expect(input).toBeInvalid()
  },
})

export const Invalid = meta.story({
  name: 'What is no phone is said on submit, and taken back with another country',
  tags: ['!autodocs'],
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const { t } = textsOf(context)
    const selector = await canvas.findByRole('button', { name: named('CN', '86', context) })
    const input = canvas.getByRole('textbox', { name: t('phone-field.label') })
    await userEvent.type(input, '91234567')
    await expect(input).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: t('login.submit') }))
    await waitFor(() => expect(input).toHaveAccessibleDescription(t('phone-field.invalid-86')))
    await expect(input).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.click(selector)
    await userEvent.click(await screen.findByRole('option', { name: `${nameOf('SG', context)} +65` }))
    await expect(input).toBeValid()
  },
})

// VAL-08
export const Changed = meta.story({
  name: 'A phone is told once typing has rested',
  tags: ['!autodocs', 'unpictured'],
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const { t } = textsOf(context)
    await canvas.findByRole('button', { name: named('CN', '86', context) })
    await userEvent.type(canvas.getByRole('textbox', { name: t('phone-field.label') }), '13800138000')
    await expect(args.onPhoneChange).not.toHaveBeenCalled()
    await waitFor(() => expect(args.onPhoneChange).toHaveBeenCalledTimes(1))
    await expect(args.onPhoneChange).toHaveBeenLastCalledWith({ countryCode: '86', number: '13800138000' })
  },
})

// WID-03
export const International = meta.story({
  name: 'On international mobile pages it begins with 1',
  parameters: { page: { path: '/login', isMobile: true, pageData: { is_international: true } } },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('button', { name: named('US', '1', context) })).toBeVisible()
  },
})

export const InDialog = meta.story({
  name: 'In a dialog, its list over it',
  render: (args) => (
    <DialogRoot defaultOpen>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Portico</DialogTitle>
        <DialogBody className="pb-7">
          <PhoneForm {...args} />
        </DialogBody>
      </DialogContent>
    </DialogRoot>
  ),
  play: async (context) => {
    const { userEvent } = context
    const dialog = within(await screen.findByRole('dialog', { name: 'Portico' }))
    await userEvent.click(await dialog.findByRole('button', { name: named('CN', '86', context) }))
    await userEvent.click(await screen.findByRole('option', { name: `${nameOf('MY', context)} +60` }))
    await userEvent.click(dialog.getByRole('button', { name: named('MY', '60', context) }))
    const chosen = await screen.findByRole('option', { name: `${nameOf('MY', context)} +60` })
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
  },
})

export const LoginEmpty = meta.story({
  name: 'Log in: at first a text field and no more',
  tags: ['unpictured'],
  render: (args) => <LoginForm {...args} />,
  play: async (context) => {
    const { canvas } = context
    const input = canvas.getByRole('textbox', { name: textsOf(context).t('login.login.label') })
    await expect(input).toHaveAttribute('autocomplete', 'username')
    await expect(input).not.toHaveAttribute('inputmode')
    await expect(canvas.queryByRole('button', { name: /\+86/ })).not.toBeInTheDocument()
  },
})

// WID-01, AC-4, VAL-07
export const Login = meta.story({
  name: 'Log in: with digits the selector comes',
  tags: ['!autodocs', 'unpictured'],
  render: (args) => <LoginForm {...args} />,
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const { t } = textsOf(context)
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: t('login.login.label') })
    await userEvent.type(input, '138')
    await expect(await canvas.findByRole('button', { name: named('CN', '86', context) })).toBeVisible()
    await expect(canvas.getByText(named('CN', '86', context))).toHaveAttribute('role', 'status')
    await expect(input).toHaveFocus()
    await expect(input.selectionStart).toBe(3)
    await userEvent.keyboard('00138000')
    await expect(input).toHaveValue('13800138000')
    await userEvent.click(canvas.getByRole('button', { name: t('login.submit') }))
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith('13800138000'))
  },
})

// VAL-08
export const LoginTooLong = meta.story({
  name: 'Log in: more digits than a phone has are said at once, and not sent',
  tags: ['!autodocs', 'unpictured'],
  render: (args) => <LoginForm {...args} />,
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const { t } = textsOf(context)
    const input = canvas.getByRole('textbox', { name: t('login.login.label') })
    await userEvent.type(input, '138001380001')
    await expect(await canvas.findByText(t('phone-field.too-long', { code: '86', limit: 11 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('login.submit') }))
    await expect(input).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

// IM-3
export const LoginMeant = meta.story({
  name: 'Log in: a number that bears a country’s code without a plus is asked about before it is sent',
  tags: ['!autodocs', 'unpictured'],
  render: (args) => <LoginForm {...args} />,
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const { t } = textsOf(context)
    const input = canvas.getByRole('textbox', { name: t('login.login.label') })
    await userEvent.type(input, '8613800138000')
    await canvas.findByRole('button', { name: named('CN', '86', context) })
    await userEvent.keyboard('{Enter}')
    const question = t('phone-field.meant', { code: '86', number: '13800138000' })
    await expect(await canvas.findByText(question, { exact: false })).toBeVisible()
    await expect(input).toHaveFocus()
    // It is too long to be sent as it is.
    await expect(canvas.queryByRole('button', { name: t('phone-field.meant.keep') })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: t('phone-field.meant.take') }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith('13800138000'))
    await expect(args.onSend).toHaveBeenCalledTimes(1)
  },
})

// WID-01
export const LoginEmail = meta.story({
  name: 'Log in: with an email it goes, and nothing is changed',
  tags: ['!autodocs'],
  render: (args) => <LoginForm {...args} />,
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const { t } = textsOf(context)
    const input = canvas.getByRole('textbox', { name: t('login.login.label') })
    await userEvent.type(input, '138')
    await canvas.findByRole('button', { name: named('CN', '86', context) })
    await userEvent.keyboard('.00@qq.com')
    await expect(canvas.queryByRole('button', { name: named('CN', '86', context) })).not.toBeInTheDocument()
    await expect(input).toHaveValue('138.00@qq.com')
    await userEvent.click(canvas.getByRole('button', { name: t('login.submit') }))
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith('138.00@qq.com'))
    await expect(input).toHaveValue('138.00@qq.com')
  },
})

export const Sheet = meta.story({
  name: 'On a phone: a sheet, with a search',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = textsOf(context)
    await userEvent.click(await canvas.findByRole('button', { name: named('CN', '86', context) }))
    const search = await screen.findByRole('combobox', { name: t('phone-field.search') })
    await userEvent.type(search, '+4')
    // The list follows what is typed a moment later; until then it has no number to tell.
    await waitFor(async () => {
      const { length } = screen.getAllByRole('option')
      await expect(length).toBeGreaterThan(3)
      const status = within(screen.getByRole('dialog')).getByRole('status')
      await expect(status).toHaveTextContent(t('phone-field.found', { count: length }))
    })
  },
})
