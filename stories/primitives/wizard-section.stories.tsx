import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { WizardSection } from '../../src/primitives/wizard/wizard-frame.tsx'
import { inColumn } from './in-column.tsx'
import { sampleStep } from './wizard-steps.tsx'

/** Shows a wizard that opens its second step when the first step's form is submitted. */
function SetupWizard() {
  const [id, setId] = useState<'identity' | 'connect'>('identity')
  return <WizardSection {...sampleStep(id, () => setId('connect'))} />
}

const meta = preview.meta({
  id: 'primitives-wizardsection',
  title: 'Primitives/Wizard section',
  component: SetupWizard,
  subcomponents: { WizardSection },
  tags: ['autodocs'],
  decorators: [inColumn],
  parameters: { layout: 'padded' },
})

// AC-6
export const NextStep = meta.story({
  name: 'When the next step opens, focus moves to its title, which is the page’s heading',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Verify identity' })).toBeVisible()
    await expect(document.body).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Password'), 'Portico{Enter}')
    const title = canvas.getByRole('heading', { name: 'Set up authenticator app' })
    await expect(title).toHaveFocus()
    await expect(title).toHaveAccessibleDescription('Step 2 of 2: Connect')
  },
})
