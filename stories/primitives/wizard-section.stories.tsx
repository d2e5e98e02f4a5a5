import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { WizardSection, type WizardSectionProps } from '../../src/primitives/wizard/wizard-frame.tsx'
import { inColumn } from './in-column.tsx'
import { sampleStep, stepIds } from './wizard-steps.tsx'

/** A sample caller that continues when the step's form is submitted. */
function SetUp({ error }: Pick<WizardSectionProps, 'error'>) {
  const [index, setIndex] = useState(1)
  const step = sampleStep(stepIds[index] ?? 'connect', () => setIndex(index + 1))
  const back = step.back && { ...step.back, onSelect: () => setIndex(index - 1) }
  return <WizardSection {...step} error={error} back={back} />
}

const meta = preview.meta({
  id: 'primitives-wizardsection',
  title: 'Primitives/Wizard section',
  component: SetUp,
  subcomponents: { WizardSection },
  tags: ['autodocs'],
  decorators: [inColumn],
  parameters: { layout: 'padded' },
})

export const Walked = meta.story({
  name: 'The next step focuses the title, which is the page’s heading',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Choose verification method' })).toBeVisible()
    await expect(document.body).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByRole('heading', { name: 'Set up authenticator app' })).toHaveFocus()
    await expect(canvas.getByRole('list', { name: 'Step 3 of 3: Connect' })).toBeVisible()
  },
})

export const Failed = meta.story({
  name: 'With an error, on a small phone, dark theme',
  globals: { theme: 'dark', viewport: { value: 'small' } },
  args: { error: 'This cannot be turned on at the moment. Try again later.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This cannot be turned on at the moment.')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
