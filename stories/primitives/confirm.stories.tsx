import { MonitorSmartphone } from 'lucide'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Confirm } from '../../src/primitives/dialog/confirm.tsx'

const about = `
Asks for confirmation before an action that is hard to undo.

- **When to use**: before a destructive action, such as logging out a device, turning off two-step verification or discarding user input. Do not ask if the action is easy to undo.
- **Anatomy**: an \`Alert\` with two actions: cancel first, the action last; \`variant="danger"\` if the action cannot be undone. While the action runs, \`isBusy\` keeps the dialog open, preserves the action button's width and disables the cancel button.
- **Keyboard**: the action button gets focus. Focus stays inside, Escape cancels, and a click outside does nothing.
- **Content**: the title asks the question; the second line says what will happen; the button names the action ("Log out"), never "OK" or "Yes".
`

const meta = preview.meta({
  title: 'Primitives/Confirm',
  component: Confirm,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    icon: MonitorSmartphone,
    title: 'Log out STUDIO-PC-04?',
    description: 'Anyone using it will have to log in again.',
    confirmLabel: 'Log out',
    cancelLabel: 'Cancel',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '320px' }, description: { component: about } },
  },
})

// WID-09
export const Default = meta.story({
  name: 'Canceled by the cancel button and by Escape, dark theme',
  globals: { theme: 'dark' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledTimes(2)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
})

export const Busy = meta.story({
  name: 'Busy with an action that cannot be undone',
  args: { isBusy: true, variant: 'danger', tone: 'danger' },
  play: async ({ args, userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Log out' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    const cancel = screen.getByRole('button', { name: 'Cancel' })
    await expect(cancel).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(cancel)
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
})
