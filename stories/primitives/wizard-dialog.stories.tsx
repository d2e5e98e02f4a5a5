import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { WizardDialog } from '../../src/primitives/wizard/wizard-dialog.tsx'
import { sampleStep } from './wizard-steps.tsx'

const about = `
Shows a task in several steps.

- **When to use**: for a task with steps in a fixed order, such as turning on two-step verification. Ask one question per step. For a full page, such as a setup that is required at login, use a \`WizardSection\`, which accepts the same step props.
- **Anatomy**: a stepper, a title, a description, the step's form, a back button and the action. The action submits the form with the id \`action.form\`. An error for the whole step appears next to the action. A click outside does nothing. The close button and Escape call \`onClose\`, and the caller asks for confirmation if the user has typed something. While the action is busy, the back and close buttons are disabled. On a phone, the dialog is a sheet above the keyboard; long steps scroll between the stepper and the buttons.
- **Keyboard**: in the first step, the first field has focus. In each later step, the title has focus, so that the next Tab moves into the step. Enter in a field submits the form. When the dialog closes, focus returns to its opener.
- **Content**: the title names the step's task; the description is one sentence; the action says what it does, such as "Turn on" in the last step.
`

const meta = preview.meta({
  id: 'primitives-wizarddialog',
  title: 'Primitives/Wizard dialog',
  component: WizardDialog,
  tags: ['autodocs'],
  args: { ...sampleStep('connect'), isOpen: true, onClose: fn(), closeLabel: 'Close' },
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '620px' }, description: { component: about } },
  },
})

// IN-11
export const First = meta.story({
  name: 'The first step, incomplete: its field has focus, and the action’s description says what is missing',
  args: {
    ...sampleStep('identity'),
    action: { label: 'Continue', form: 'step', isIncomplete: true },
    missing: 'Still missing: Password',
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Verify identity' })
    await expect(dialog).toHaveAccessibleDescription('Enter your login password to change how you log in.')
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    await expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
    const action = screen.getByRole('button', { name: 'Continue' })
    await expect(action).toHaveAttribute('aria-disabled', 'true')
    await expect(action).toHaveAccessibleDescription('Still missing: Password')
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
})

export const Connect = meta.story({
  name: 'A QR code to scan and a 6-digit code to enter',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Set up authenticator app' })
    await expect(dialog).not.toHaveAttribute('aria-describedby')
    await expect(await within(dialog).findByRole('img', { name: /Google Authenticator/ })).toBeVisible()
  },
})

export const Busy = meta.story({
  name: 'Busy: the back and close buttons are disabled; a single step has no stepper',
  tags: ['!autodocs'],
  args: { steps: [{ id: 'connect', label: 'Connect' }], action: { label: 'Turn on', isBusy: true } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.queryByRole('list')).not.toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Turn on' })).toHaveAttribute('aria-busy', 'true')
    for (const name of ['Back', 'Close']) {
      await expect(dialog.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(dialog.getByRole('button', { name }))
    }
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const Phone = meta.story({
  name: 'A sheet on a small phone with a scrolling step and an error, dark theme',
  globals: { theme: 'dark', viewport: { value: 'small' } },
  args: { error: 'That code is wrong. Wait for the next one, then try again.' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(screen.getByRole('alert')).toHaveTextContent('That code is wrong.')
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight))
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth)
    const { bottom } = screen.getByRole('button', { name: 'Turn on' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})
