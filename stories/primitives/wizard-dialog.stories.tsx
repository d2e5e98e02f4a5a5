import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/primitives/button.tsx'
import { Confirm } from '../../src/primitives/dialog/confirm.tsx'
import { WizardDialog, type WizardDialogProps } from '../../src/primitives/wizard/wizard-dialog.tsx'
import { type StepId, sampleStep, stepIds } from './wizard-steps.tsx'

type ExampleProps = Partial<WizardDialogProps> & { first?: StepId; onDone?: () => void }

/** A sample caller that continues when the step's form is submitted, and asks before typed text is lost. */
function SetUp({ first = 'identity', onDone, ...rest }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(true)
  const [isAsked, setIsAsked] = useState(false)
  const [id, setId] = useState(first)
  const goTo = (distance: number) => setId(stepIds[stepIds.indexOf(id) + distance] ?? id)
  const step = sampleStep(id, () => (id === 'connect' ? onDone?.() : goTo(1)))
  const hasTyped = () => [...document.querySelectorAll('input')].some(({ type, value }) => type !== 'radio' && value)
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Turn on
      </Button>
      <WizardDialog
        isOpen={isOpen}
        onClose={() => (hasTyped() ? setIsAsked(true) : setIsOpen(false))}
        closeLabel="Close"
        {...step}
        back={step.back && { ...step.back, onSelect: () => goTo(-1) }}
        {...rest}
        action={{ ...step.action, ...rest.action }}
      />
      <Confirm
        isOpen={isAsked}
        title="Leave set-up? What you typed is not kept."
        confirmLabel="Leave"
        cancelLabel="Stay"
        variant="danger"
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false)
          setIsOpen(false)
        }}
      />
    </>
  )
}

const about = `
A task in several steps.

- **When to use**: for a task whose steps must be done in order, such as turning on two-step verification. One question per step. For a whole page, such as a set-up that a login requires, a \`WizardSection\`, which takes the same props.
- **Anatomy**: the steps' bars, a title, a description, the step's form, and below it the back button and the action. The action submits the form with the id \`action.form\`. An error for the whole step appears next to it. A click outside does nothing; the close button and Escape call \`onClose\`, where the caller asks first if something was typed. While the action is busy, back and close are locked. On a phone it is a sheet above the keyboard; long steps scroll between bars and buttons.
- **Keyboard**: on opening, the first field has focus; on each further step, the title has it, so that the next Tab goes into the step. Enter in a field submits. Escape closes the dialog, and focus returns.
- **Texts**: the title names the step's task; the description is one sentence; the action says what it does, such as "Turn on" at the end.
`

const meta = preview.meta({
  id: 'primitives-wizarddialog',
  title: 'Primitives/Wizard dialog',
  component: SetUp,
  subcomponents: { WizardDialog },
  tags: ['autodocs'],
  args: { onDone: fn() },
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '620px' }, description: { component: about } },
  },
})

export const First = meta.story({
  name: 'The first step: its field has focus; a click outside does nothing',
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Verify identity' })
    await expect(dialog).toHaveAccessibleDescription('Enter your login password to change how you log in.')
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    await expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    await expect(dialog).toHaveAttribute('data-state', 'open')
  },
})

export const Method = meta.story({
  name: 'A choice, labeled by the title',
  args: { first: 'method' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Choose verification method' })
    await expect(screen.getByRole('radiogroup', { name: 'Choose verification method' })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Google Authenticator' })).toHaveFocus())
  },
})

export const Connect = meta.story({
  name: 'A code to scan and a code to type',
  args: { first: 'connect' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Set up authenticator app' })
    await expect(dialog).not.toHaveAttribute('aria-describedby')
    await expect(await within(dialog).findByRole('img', { name: /Google Authenticator/ })).toBeVisible()
  },
})

// TWO-13, AC-6
export const ByKeyboard = meta.story({
  name: 'By keyboard: forward, back and forward, focusing each title',
  tags: ['!autodocs', 'unpictured'],
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    await userEvent.keyboard('a{Enter}')
    const title = await screen.findByRole('heading', { name: 'Choose verification method' })
    await expect(title).toHaveFocus()
    await expect(title).toHaveAccessibleDescription('Step 2 of 3: Method')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await expect(screen.getByRole('heading', { name: 'Verify identity' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('a{Enter}')
    await expect(screen.getByRole('heading', { name: 'Choose verification method' })).toHaveFocus()
  },
})

export const Asks = meta.story({
  name: 'Asks before typed text is lost',
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Password'), 'Portico')
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('alertdialog', { name: /Leave set-up/ })).toBeVisible()
    // Escape closes only the question, and focus returns to the task.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    await expect(screen.getByLabelText('Password')).toHaveValue('Portico')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  },
})

export const Busy = meta.story({
  name: 'Busy: back and close are locked, the button keeps its width',
  tags: ['!autodocs'],
  args: { first: 'method', action: { label: 'Continue', isBusy: true } },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true')
    for (const name of ['Back', 'Close']) {
      await expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(screen.getByRole('button', { name }))
    }
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toHaveAttribute('data-state', 'open')
    await expect(dialog).toHaveAccessibleName('Choose verification method')
  },
})

export const Failed = meta.story({
  name: 'With an error next to the button',
  args: {
    first: 'connect',
    error: 'That code was not right. Wait for the next one and try again.',
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('That code was not right.')
  },
})

// IN-11
export const Incomplete = meta.story({
  name: 'One incomplete step, without bars: the action looks disabled and says what is missing',
  tags: ['!autodocs'],
  args: {
    steps: [{ id: 'identity', label: 'Identity' }],
    action: { label: 'Turn on', isIncomplete: true },
    missing: 'Still missing: Password',
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.queryByRole('list')).not.toBeInTheDocument()
    const action = dialog.getByRole('button', { name: 'Turn on' })
    await expect(action).toHaveAttribute('aria-disabled', 'true')
    await expect(action).toHaveAccessibleDescription('Still missing: Password')
  },
})

export const Phone = meta.story({
  name: 'A sheet on a small phone, dark theme: a long step scrolls',
  tags: ['!autodocs'],
  globals: { theme: 'dark', viewport: { value: 'small' } },
  args: { first: 'connect' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight))
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth)
    const { bottom } = screen.getByRole('button', { name: 'Turn on' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})

export const Client = meta.story({
  name: 'In the desktop client: a short step does not scroll',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'client' } },
  args: { first: 'method' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const region = within(dialog).getByRole('heading').parentElement?.parentElement
    await expect(region?.scrollHeight).toBe(region?.clientHeight)
  },
})
