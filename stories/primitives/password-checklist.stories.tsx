import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PasswordChecklist } from '../../src/primitives/password-checklist.tsx'
import { inColumn } from './in-column.tsx'

const meta = preview.meta({
  id: 'primitives-passwordchecklist',
  title: 'Primitives/Password checklist',
  component: PasswordChecklist,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: {
    label: 'Password rules',
    requirements: [
      { id: 'length', text: '8 to 32 characters', state: 'pending' as const },
      { id: 'digit', text: 'At least one digit', state: 'unmet' as const },
      { id: 'letter', text: 'At least one letter', state: 'met' as const },
      { id: 'only', text: 'Letters and digits only', state: 'met' as const },
    ],
    stateLabels: { pending: 'not yet', met: 'met', unmet: 'not met' },
  },
  parameters: { layout: 'padded' },
})

export const States = meta.story({
  name: 'Pending, unmet and met requirements, dark theme',
  globals: { theme: 'dark' },
  args: { summary: '2 of 4 password rules met' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Password rules' })).toBeVisible()
    const lines = canvas.getAllByRole('listitem')
    await expect(lines[0]).toHaveTextContent('8 to 32 characters not yet')
    await expect(lines[1]).toHaveTextContent('At least one digit not met')
    await expect(lines[2]).toHaveTextContent('At least one letter met')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 4 password rules met'))
  },
})
