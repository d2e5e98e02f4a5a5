import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Stepper } from '../../src/primitives/stepper.tsx'
import { inColumn } from './in-column.tsx'

const steps = [
  { id: 'identity', label: 'Identity' },
  { id: 'method', label: 'Method' },
  { id: 'app', label: 'App' },
  { id: 'connect', label: 'Connect' },
]

const about = `
Where one is among a few steps, and what comes.

- **When to use**: above the steps of a wizard, three to five of them. It shows the way and is no navigation: back and on are buttons. The wizards draw it by themselves.
- **Anatomy**: a bar a step, with a word or two. Done has a tick, the current one is strong. Where the words have no room, the \`summary\` takes their place: no script measures that.
- **Keyboard**: none.
- **Texts**: labels of a word or two. \`summary\` says where one is, "Step 2 of 4: Method"; it names the list for a screen reader, which also hears the current step and, by \`doneLabel\`, which ones are done. Steps may change while going on, when the way branches.
`

const meta = preview.meta({
  title: 'Primitives/Stepper',
  component: Stepper,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: { steps, current: 'method', summary: 'Step 2 of 4: Method', doneLabel: 'done' },
  parameters: { layout: 'padded', docs: { description: { component: about } } },
})

export const Walk = meta.story({
  name: 'The first, the second, the last; and the way has changed: a step fewer',
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Stepper {...args} current="identity" summary="Step 1 of 4: Identity" />
      <Stepper {...args} />
      <Stepper {...args} current="connect" summary="Step 4 of 4: Connect" />
      <Stepper
        {...args}
        steps={steps.filter(({ id }) => id !== 'app')}
        current="connect"
        summary="Step 3 of 3: Connect"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const second = within(canvas.getByRole('list', { name: 'Step 2 of 4: Method' }))
    await expect(second.getByRole('listitem', { current: 'step' })).toHaveTextContent('Method')
    await expect(second.getAllByRole('listitem')[0]).toHaveTextContent('Identitydone')
    const done = canvas.getAllByRole('list').map((list) => within(list).queryAllByText('done').length)
    await expect(done).toEqual([0, 1, 3, 2])
  },
})

export const Short = meta.story({
  name: 'Five long steps on a small phone, in the dark: only where one is',
  globals: { theme: 'dark', viewport: { value: 'small' } },
  args: {
    steps: [
      { id: 'password', label: 'Login password' },
      { id: 'identity', label: 'Verify identity' },
      { id: 'method', label: 'Verification method' },
      { id: 'app', label: 'Authenticator app' },
      { id: 'connect', label: 'Connect and turn on' },
    ],
    current: 'method',
    summary: 'Step 3 of 5: Verification method',
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('list').parentElement?.getBoundingClientRect()
    // Below the line that shows, and still read out.
    await expect(canvas.getByRole('list').getBoundingClientRect().top).toBeGreaterThanOrEqual(frame?.bottom ?? 0)
    await expect(
      canvas.getByText('Step 3 of 5: Verification method').getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(frame?.bottom ?? 0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
