import { MonitorSmartphone } from 'lucide'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Confirm } from '../../src/primitives/confirm.tsx'

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
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component: `
Asks before a deed that is hard to undo. Do not ask where undoing is easy.

**Answer**: cancel, or the deed. Escape cancels; a click outside does nothing. While the deed runs, \`isBusy\` keeps the dialog open.

**Words**: the title asks the question; the sub line says what will follow; the button names the deed ("Log out"), never "OK".
        `,
      },
    },
  },
})

export const Default = meta.story({
  name: 'Asks',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
})

export const Cancelled = meta.story({
  name: 'Cancelled by button and by Escape',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledTimes(2)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

export const Danger = meta.story({
  name: 'What cannot be undone',
  args: { title: 'Turn off two-step verification?', confirmLabel: 'Turn off', variant: 'danger', tone: 'danger' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible()
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
  },
})
