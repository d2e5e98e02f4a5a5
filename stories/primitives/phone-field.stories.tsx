import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CountryCodePlaceholder } from '../../src/primitives/country-select/country-code.tsx'
import { PhoneField } from '../../src/primitives/phone-field.tsx'
import { inColumn } from './in-column.tsx'

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
    selector: <CountryCodePlaceholder countryCode="86" />,
  },
  parameters: { layout: 'padded' },
})

export const Invalid = meta.story({
  name: 'With an error, dark theme',
  globals: { theme: 'dark' },
  args: { defaultValue: '1380013', error: 'Enter an 11-digit number that starts with 1' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone number' })
    await expect(input).toHaveAttribute('type', 'tel')
    await expect(input).toHaveAttribute('autocomplete', 'tel')
    await expect(input).not.toHaveAttribute('maxlength')
    await expect(input).toHaveAccessibleDescription('Enter an 11-digit number that starts with 1')
  },
})
