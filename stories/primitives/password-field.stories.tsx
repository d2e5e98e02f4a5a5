import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PasswordField } from '../../src/primitives/password-field.tsx'
import { inColumn } from './in-column.tsx'

const meta = preview.meta({
  id: 'primitives-passwordfield',
  title: 'Primitives/Password field',
  component: PasswordField,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
    defaultValue: 'harbour2024',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
  },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
      <button type="submit">Log in</button>
    </form>
  ),
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
A password that can be shown and hidden.

**When to use**: for the password that somebody has. A password that is being chosen is \`Widgets/NewPassword\`.

**Anatomy**: a \`TextField\` with a toggle inside the box, and beside it the words that Caps Lock is on. It is hidden at first, again when its form is submitted (so that a password manager sees a password), and when the page comes back from the back-forward cache. Never a \`maxLength\`, never a block on paste: too long is a message. No spelling check, no capitals by themselves.

**Keyboard**: the toggle follows the input in the tab order; its name says what a press will do. Keys and the mouse tell whether Caps Lock is on; the words come politely, move nothing, and go when it is off or the field is left.

**Texts**: the toggle's names say what a press will do, so they change with it: "Show password", "Hide password". Where two passwords stand together, each has names of its own.
        `,
      },
    },
  },
})

// IN-4
export const Hidden = meta.story({
  name: 'Hidden at first',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveAttribute('spellcheck', 'false')
    await expect(input).not.toHaveAttribute('maxlength')
  },
})

// WID-12, IN-4
export const Shown = meta.story({
  name: 'Shown by the toggle, and hidden again',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await expect(canvas.getByLabelText('Password')).toHaveValue('harbour2024')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
  },
})

// IN-4
export const HiddenOnSubmit = meta.story({
  name: 'Hidden when its form is submitted',
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
})

// IN-4, RS-3
export const HiddenOnReturn = meta.story({
  name: 'Hidden when the page comes back from the cache',
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password'))
  },
})

export const Keyboard = meta.story({
  name: 'By keyboard',
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  },
})

export const CapsLock = meta.story({
  name: 'Caps Lock is on',
  args: { capsLockHelp: 'Caps Lock is on', error: 'That password isn’t right.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password').closest('[data-state]')
    const height = field?.clientHeight
    await userEvent.click(canvas.getByLabelText('Password'))
    await userEvent.keyboard('{CapsLock}')
    await userEvent.keyboard('a')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on'))
    await expect(field?.clientHeight).toBe(height)
  },
})

export const CapsLockOff = meta.story({
  name: 'Caps Lock is off again',
  tags: ['unpictured'],
  args: { capsLockHelp: 'Caps Lock is on' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Password'))
    await userEvent.keyboard('{CapsLock}a')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on'))
    await userEvent.keyboard('{CapsLock}a')
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
  },
})

export const Invalid = meta.story({
  name: 'With an error',
  args: { error: 'That password isn’t right.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('That password isn’t right.')
    await expect(canvas.getByLabelText('Password')).toBeInvalid()
  },
})

export const Chinese = meta.story({
  name: 'In Chinese, in the dark',
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: { label: '密码', showLabel: '显示密码', hideLabel: '隐藏密码', error: '密码不正确' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '显示密码' })).toBeVisible()
  },
})
