import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { WizardDialog } from '../../src/primitives/wizard/wizard-dialog.tsx'
import { SetUp } from './wizard-example.tsx'

const meta = preview.meta({
  id: 'primitives-wizarddialog',
  title: 'Primitives/Wizard dialog',
  component: SetUp,
  subcomponents: { WizardDialog },
  tags: ['autodocs'],
  args: { onDone: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      // A dialog would cover the page of documentation.
      story: { inline: false, height: '620px' },
      description: {
        component: `
The frame of a task in several steps.

**When to use**: for what must be done in order, such as turning on two-step verification. One question a step. What is a page of its own, such as a set-up that a login asks for, stands in a \`WizardSection\`, which takes the same.

**Anatomy**: the bars of the steps, a title, a description, the step's form, and under them the way back and the way on. The button submits the form whose id \`action.form\` names. An error of the whole step stands beside it. A click outside does nothing; the close button and Escape call \`onClose\`, where the caller asks first if something was typed. While the action is busy, back and close are locked. On a phone it is a sheet above the keyboard; what is long scrolls between bars and buttons.

**Keyboard**: opened, the focus is in the first field; at each further step it is at the title, so that the next Tab leads into the step. Enter in a field submits. Escape closes. Closed, the focus returns to where it was.

**Texts**: the title names the task of the step; the description is one sentence; the action names the deed, such as "Turn on" at the end.
        `,
      },
    },
  },
})

export const First = meta.story({
  name: 'The first step: the focus is in its field',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Verify identity' })
    await expect(dialog).toHaveAccessibleDescription('Enter your login password to change how you log in.')
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    await expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  },
})

export const Method = meta.story({
  name: 'A choice',
  args: { first: 'method' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Choose verification method' })).toBeVisible()
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
export const Walked = meta.story({
  name: 'By keyboard: on, back and on; the focus is at each title',
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

export const Outside = meta.story({
  name: 'A click outside does nothing',
  tags: ['!autodocs', 'unpictured'],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveAttribute('data-state', 'open')
  },
})

// AC-2
export const Closed = meta.story({
  name: 'Closed at once where nothing was typed; the focus returns',
  tags: ['!autodocs', 'unpictured'],
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Turn on' })).toHaveFocus())
  },
})

export const Asks = meta.story({
  name: 'Asks before what was typed is lost',
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Password'), 'Portico')
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('alertdialog', { name: /Leave set-up/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
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
  name: 'What went wrong stands beside the button',
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
  name: 'Something is missing: the action looks disabled and says so',
  tags: ['!autodocs'],
  args: { first: 'connect', action: { label: 'Turn on', isIncomplete: true }, missing: 'Still missing: 6-digit code' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const action = within(dialog).getByRole('button', { name: 'Turn on' })
    await expect(action).toHaveAttribute('aria-disabled', 'true')
    await expect(action).toHaveAccessibleDescription('Still missing: 6-digit code')
  },
})

export const OneStep = meta.story({
  name: 'One step: no bars',
  tags: ['!autodocs'],
  args: { steps: [{ id: 'identity', label: 'Identity' }] },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).queryByRole('list')).not.toBeInTheDocument()
  },
})

export const Phone = meta.story({
  name: 'A sheet on a phone',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: { first: 'method' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight))
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth)
  },
})

export const SmallPhone = meta.story({
  name: 'A long step on a small phone scrolls between bars and buttons',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' } },
  args: { first: 'connect' },
  play: async () => {
    await screen.findByRole('dialog')
    const { bottom } = screen.getByRole('button', { name: 'Turn on' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})

export const Client = meta.story({
  name: 'In the desktop client, a short step does not scroll',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'client' } },
  args: { first: 'method' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const region = within(dialog).getByRole('heading').parentElement?.parentElement
    await expect(region?.scrollHeight).toBe(region?.clientHeight)
  },
})

export const Dark = meta.story({
  name: 'In Chinese, in the dark',
  tags: ['unpictured'],
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: { first: 'connect', language: 'zh-CN' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '绑定身份验证器' })).toBeVisible()
    await expect(screen.getByRole('list', { name: '第 3 步，共 3 步：完成绑定' })).toBeVisible()
  },
})

export const DarkPhone = meta.story({
  name: 'A sheet on a phone, in Chinese, in the dark',
  tags: ['!autodocs', 'unpictured'],
  globals: { locale: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
  args: { first: 'method', language: 'zh-CN' },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: '短信验证码 推荐' })).toBeVisible()
  },
})
