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
Shows the current step of a short sequence.

- **When to use**: above the steps of a wizard with three to five steps. \`WizardDialog\` and \`WizardSection\` already contain a stepper. It is not navigation: use separate buttons to go back and continue.
- **Anatomy**: a bar for each step, with a label. A completed step has a check mark, and the current step is highlighted. If the labels do not fit, CSS replaces them with the \`summary\`.
- **Keyboard**: none.
- **Content**: labels of a word or two. \`summary\` states the position, such as "Step 2 of 4: Method", and names the list for screen readers, which also announce the current step and, with \`doneLabel\`, completed steps. Steps may change if the wizard branches.
`

const meta = preview.meta({
  title: 'Primitives/Stepper',
  component: Stepper,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: { steps, current: 'method', summary: 'Step 2 of 4: Method', doneLabel: 'done' },
  parameters: { layout: 'padded', docs: { description: { component: about } } },
})

export const Steps = meta.story({
  name: 'The first, second and last step, and a wizard with fewer steps',
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
    const secondStepper = within(canvas.getByRole('list', { name: 'Step 2 of 4: Method' }))
    await expect(secondStepper.getByRole('listitem', { current: 'step' })).toHaveTextContent('Method')
    await expect(secondStepper.getAllByRole('listitem')[0]).toHaveTextContent('Identitydone')
    const doneCounts = canvas.getAllByRole('list').map((list) => within(list).queryAllByText('done').length)
    await expect(doneCounts).toEqual([0, 1, 3, 2])
  },
})

export const Summary = meta.story({
  name: 'Five long labels replaced with the summary, on a small phone, dark theme',
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
    // The list is clipped below the summary, but is still announced.
    await expect(canvas.getByRole('list').getBoundingClientRect().top).toBeGreaterThanOrEqual(frame?.bottom ?? 0)
    await expect(
      canvas.getByText('Step 3 of 5: Verification method').getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(frame?.bottom ?? 0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
