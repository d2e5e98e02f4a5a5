import { type InputEvent, useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CountryCodeHold } from '../../src/primitives/country-select/country-code.tsx'
import { PhoneField, type PhoneFieldProps } from '../../src/primitives/phone-field.tsx'
import { isAllDigits } from '../../src/rules/phone.ts'
import { inColumn } from './in-column.tsx'

/** A caller whose selector comes and goes. */
function Login(props: PhoneFieldProps) {
  const [typed, setTyped] = useState('')
  const handleInput = ({ currentTarget }: InputEvent<HTMLInputElement>) => setTyped(currentTarget.value)
  return <PhoneField {...props} selector={isAllDigits(typed) && props.selector} onInput={handleInput} />
}

const meta = preview.meta({
  id: 'primitives-phonefield',
  title: 'Primitives/Phone field',
  component: PhoneField,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: {
    label: 'Phone number',
    name: 'phone',
    accepts: 'phone' as const,
    selector: <CountryCodeHold countryCode="86" />,
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
The box of a phone number: a text field with a place for the country before the number.

**When to use**: inside the widgets \`PhoneNumberField\` and \`LoginField\`, which know what is typed. On its own where no list of countries is wanted.

**Anatomy**: label, box, one line for help or error, as in every field; in the box the \`selector\`, a \`CountrySelect\` or, until that has arrived, a \`CountryCodeHold\` of the same size.

**Keyboard**: Tab leads to the selector, then to the number.

**Texts**: "Phone number" for a number; "Phone or email" where both can log in. No limit cuts anything off: too long is a message.
        `,
      },
    },
  },
})

export const Empty = meta.story({
  name: 'Empty',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone number' })
    await expect(input).toHaveAttribute('type', 'tel')
    await expect(input).toHaveAttribute('autocomplete', 'tel')
    await expect(input).not.toHaveAttribute('maxlength')
    await userEvent.type(input, '138001380001380013800')
    await expect(input).toHaveValue('138001380001380013800')
    await userEvent.clear(input)
  },
})

export const Filled = meta.story({
  name: 'Filled',
  tags: ['unpictured'],
  args: { defaultValue: '13800138000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+86')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('13800138000')
  },
})

export const Invalid = meta.story({
  name: 'With an error',
  args: { defaultValue: '1380013', error: 'Check the number: 11 digits, the first one a 1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Check the number: 11 digits, the first one a 1',
    )
  },
})

// WID-01, AC-4
export const Comes = meta.story({
  name: 'Phone or email: the selector comes, and focus and caret stay',
  args: { label: 'Phone or email', name: 'login', accepts: 'login' },
  render: (args) => <Login {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone or email' })
    const height = input.getBoundingClientRect().height
    await userEvent.type(input, '138')
    await expect(canvas.getByText('+86')).toBeVisible()
    await expect(input).toHaveFocus()
    await expect([input.value, input.selectionStart]).toEqual(['138', 3])
    await expect(input.getBoundingClientRect().height).toBe(height)
  },
})

// WID-01
export const Goes = meta.story({
  name: 'Phone or email: with an email the selector goes',
  tags: ['unpictured'],
  args: { label: 'Phone or email', name: 'login', accepts: 'login' },
  render: (args) => <Login {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveAttribute('autocomplete', 'username')
    await userEvent.type(input, '138@qq.com')
    await expect(input).toHaveValue('138@qq.com')
    await expect(canvas.queryByText('+86')).not.toBeInTheDocument()
  },
})

export const Disabled = meta.story({
  name: 'Disabled',
  args: { disabled: true, defaultValue: '13800138000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
})

export const Chinese = meta.story({
  name: 'In Chinese, in the dark',
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: { label: '手机号', defaultValue: '138001380001', error: '号码太长：+86 的号码最多 11 位' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '手机号' })).toBeInvalid()
  },
})
