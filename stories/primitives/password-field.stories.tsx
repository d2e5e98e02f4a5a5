import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PasswordField } from '../../src/primitives/password-field.tsx'
import { inColumn } from './in-column.tsx'

const about = `
A field for a password that the user can show and hide.

- **When to use**: for an existing password. For choosing a new password, use \`Widgets/New password\`.
- **Anatomy**: a \`TextField\` with a toggle inside the box and, next to the toggle, the Caps Lock notice. The password is hidden initially, on submit (so that password managers recognize it), and when the page returns from the back/forward cache. The field never sets \`maxLength\` and never blocks pasting. If a password is too long, the caller shows an error. Spell checking and autocapitalization are off.
- **Keyboard**: the toggle follows the input in the tab order. The Caps Lock notice is announced politely, does not shift the layout, and disappears when Caps Lock is turned off or the field loses focus.
- **Content**: the toggle's names say what a click does: "Show password", "Hide password". If a page has two password fields, their toggles have different names.
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

// WID-12, IN-4
export const Shown = meta.story({
  name: 'Hidden initially, shown by the toggle, and hidden again',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveAttribute('spellcheck', 'false')
    await expect(input).not.toHaveAttribute('maxlength')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveValue('harbour2024')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
  },
})

// IN-4, RS-3
export const HiddenAgain = meta.story({
  name: 'Hidden on submit, and when the page returns from the back/forward cache',
  tags: ['no-screenshot'],
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
  name: 'Caps Lock on, off and on again, with an error; dark theme',
  globals: { theme: 'dark' },
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
