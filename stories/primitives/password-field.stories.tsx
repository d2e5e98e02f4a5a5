import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PasswordField } from '../../src/primitives/password-field.tsx'
import { inColumn } from './in-column.tsx'

const about = `
A password that can be shown and hidden.

- **When to use**: for the password that somebody has. A password that is being chosen is \`Widgets/NewPassword\`.
- **Anatomy**: a \`TextField\` with a toggle inside the box, and beside it the words that Caps Lock is on. It is hidden at first, again when its form is submitted (so that a password manager sees a password), and when the page comes back from the back-forward cache. Never a \`maxLength\`, never a block on paste: too long is a message. No spelling check, no capitals by themselves.
- **Keyboard**: the toggle follows the input in the tab order; its name says what a press will do. Keys and the mouse tell whether Caps Lock is on; the words come politely, move nothing, and go when it is off or the field is left.
- **Texts**: the toggle's names say what a press will do, so they change with it: "Show password", "Hide password". Where two passwords stand together, each has names of its own.
`

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
  parameters: { layout: 'padded', docs: { description: { component: about } } },
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

// IN-4, RS-3
export const HiddenAgain = meta.story({
  name: 'Hidden when its form is submitted, and when the page comes back from the cache',
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() => expect(input).toHaveAttribute('type', 'password'))
  },
})

export const CapsLock = meta.story({
  name: 'Caps Lock is on, off and on again: said beside an error, and nothing moves',
  args: { capsLockHelp: 'Caps Lock is on', error: 'That password isn’t right.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password')
    const status = canvas.getByRole('status')
    const field = input.closest('[data-state]')
    const height = field?.clientHeight
    await userEvent.click(input)
    await userEvent.keyboard('{CapsLock}a')
    await waitFor(() => expect(status).toHaveTextContent('Caps Lock is on'))
    await userEvent.keyboard('{CapsLock}a')
    await waitFor(() => expect(status).toBeEmptyDOMElement())
    await userEvent.keyboard('{CapsLock}a')
    await waitFor(() => expect(status).toHaveTextContent('Caps Lock is on'))
    await expect(field?.clientHeight).toBe(height)
  },
})

export const Invalid = meta.story({
  name: 'With an error, in the dark',
  globals: { theme: 'dark' },
  args: { error: 'That password isn’t right.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('That password isn’t right.')
    await expect(canvas.getByLabelText('Password')).toBeInvalid()
  },
})
