import { ChevronDown } from 'lucide'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Icon } from '../../src/primitives/icon.tsx'
import { Link } from '../../src/primitives/link.tsx'
import { TextField } from '../../src/primitives/text-field.tsx'
import { inColumn } from './in-column.tsx'

const about = `
A field for one line of text.

- **When to use**: for a single line that is not a password, phone number, code or picture captcha. Those have their own fields, based on this field.
- **Anatomy**: a label with an optional action next to it; the box, with an optional prefix and suffix; and a line for help or an error below the box.
- **Uncontrolled** by default (\`defaultValue\`), so that a render never overwrites an autofilled value. \`ref\` and other props are passed to the \`<input>\`, and \`className\` to the whole field.
- **Error**: text with an icon, linked by \`aria-describedby\`; the input has \`aria-invalid\`. A line is reserved for the error, so that the layout does not shift. The error replaces the help, which stays in the accessible description. After a failed submit, the form moves focus to the field.
- **Keyboard**: as in any input. An action next to the label follows the input in the tab order, so that Tab moves straight from the previous field to the input.
- **Content**: the label names the value; the error says what is wrong and what to do. With \`useForm\`, a field is required unless it has \`required={false}\`. The label of an optional field says that it is optional: "Coupon (optional)".
`

const meta = preview.meta({
  id: 'primitives-textfield',
  title: 'Primitives/Text field',
  component: TextField,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: { label: 'Phone or email', name: 'login', autoComplete: 'username' },
  parameters: { layout: 'padded', docs: { description: { component: about } } },
})

export const Focused = meta.story({
  name: 'With the focus ring',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Phone or email'))
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveFocus()
    await expect(input.parentElement && getComputedStyle(input.parentElement).boxShadow).not.toBe('none')
  },
})

// WID-13, IN-8
export const WithError = meta.story({
  name: 'With help; with an error that does not shift the layout; disabled',
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24 }}>
      <TextField {...args} label="Without an error" help="As shown on your license" />
      <TextField {...args} label="With an error" help="As shown on your license" error="This name is too long" />
      <TextField {...args} label="Disabled" disabled defaultValue="mei.lin@northwind.co" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [plainField, invalidField] = canvas.getAllByRole('textbox')
    await expect(plainField).toHaveAccessibleDescription('As shown on your license')
    await expect(invalidField).toHaveAccessibleDescription('This name is too long As shown on your license')
    await expect(invalidField).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: 'Disabled' })).toBeDisabled()
    await expect(canvas.getByText('This name is too long')).toBeVisible()
    const heights = [plainField, invalidField].map((input) => input?.closest('[data-state]')?.clientHeight)
    await expect(heights[0]).toBe(heights[1])
  },
})

export const WithParts = meta.story({
  name: 'With an action next to the label, a prefix and a suffix',
  args: {
    label: 'Phone number',
    defaultValue: '138 0013 8000',
    labelAction: (
      <Link href="#recover" variant="plain">
        Lost your phone?
      </Link>
    ),
    prefix: (
      <button
        type="button"
        style={{ display: 'flex', alignItems: 'center', gap: 6, height: '100%', paddingLeft: 14 }}
        aria-label="Country code: +86"
      >
        +86 <Icon of={ChevronDown} size="sm" />
      </button>
    ),
    suffix: (
      <button type="button" style={{ paddingInline: 14, color: 'var(--text-link)' }} onClick={fn()}>
        Send code
      </button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Phone number')
    await expect(canvas.getByRole('button', { name: 'Country code: +86' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeVisible()
    // The action next to the label comes last in the tab order.
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Lost your phone?' })).toHaveFocus()
  },
})

export const LongChinese = meta.story({
  name: 'A long error in Chinese, dark theme',
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: {
    label: '手机号或邮箱',
    defaultValue: '138',
    error: '手机号格式不正确，请检查国家或地区代码，并输入完整的号码后再试一次',
  },
  play: async ({ canvas }) => {
    const error = canvas.getByText(/手机号格式不正确/)
    await expect(error.scrollWidth).toBeLessThanOrEqual(error.clientWidth)
  },
})
