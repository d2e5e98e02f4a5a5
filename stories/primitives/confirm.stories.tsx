import { MonitorSmartphone } from 'lucide'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Confirm } from '../../src/primitives/dialog/confirm.tsx'

const about = `
Asks before a deed that is hard to undo.

- **When to use**: before what takes something away: a device logged out, two-step verification turned off, typed words lost. Do not ask where undoing is easy.
- **Anatomy**: an \`Alert\` with two actions: cancel first, the deed last. \`variant="danger"\` where it cannot be undone. While the deed runs, \`isBusy\` keeps the dialog open and its button as wide as it was, and locks the other one.
- **Keyboard**: the deed has the focus. Tab goes round inside, Escape cancels, a click outside does nothing.
- **Texts**: the title asks the question; the sub line says what will follow; the button names the deed ("Log out"), never "OK" or "Yes".
`

const meta = preview.meta({
  title: 'Primitives/Confirm',
  component: Confirm,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    icon: MonitorSmartphone,
    title: 'Log out STUDIO-PC-04?',
    subLine: 'Whoever uses it has to log in again.',
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
  name: 'Asks; cancelled by button and by Escape',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledTimes(2)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
})

export const Danger = meta.story({
  name: 'What cannot be undone, in the dark',
  globals: { theme: 'dark' },
  args: { title: 'Turn off two-step verification?', confirmLabel: 'Turn off', variant: 'danger', tone: 'danger' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Turn off' })).toHaveFocus())
  },
})

export const Busy = meta.story({
  name: 'While the deed runs',
  args: { isBusy: true },
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
