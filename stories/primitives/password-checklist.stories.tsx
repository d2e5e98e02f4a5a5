import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PasswordChecklist, type RequirementState } from '../../src/primitives/password-checklist.tsx'
import { inColumn } from './in-column.tsx'

const texts = {
  length: '8 to 32 characters',
  digit: 'At least one digit',
  letter: 'At least one letter',
  only: 'Letters and digits only',
}

/** The four requirements in the given states. */
function inStates(...states: RequirementState[]) {
  return Object.entries(texts).map(([id, text], index) => ({ id, text, state: states[index] ?? 'open' }))
}

const meta = preview.meta({
  id: 'primitives-passwordchecklist',
  title: 'Primitives/Password checklist',
  component: PasswordChecklist,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: {
    label: 'Password rules',
    requirements: inStates('open', 'open', 'open', 'open'),
    stateLabels: { open: 'not yet', met: 'met', broken: 'not met' },
  },
  parameters: { layout: 'padded' },
})

export const Half = meta.story({
  name: 'Half met',
  args: { requirements: inStates('open', 'open', 'met', 'met'), summary: '2 of 4 password rules met' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Password rules' })).toBeVisible()
    const lines = canvas.getAllByRole('listitem')
    await expect(lines.map(({ dataset }) => dataset.state)).toEqual(['open', 'open', 'met', 'met'])
    await expect(lines[0]).toHaveTextContent('8 to 32 characters not yet')
    await expect(lines[2]).toHaveTextContent('At least one letter met')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 4 password rules met'))
  },
})

export const Broken = meta.story({
  name: 'Broken after a submit, dark theme',
  globals: { theme: 'dark' },
  args: { requirements: inStates('broken', 'broken', 'met', 'met') },
  play: async ({ canvas }) => {
    const line = canvas.getByText('8 to 32 characters').closest('li')
    await expect(line).toHaveTextContent('8 to 32 characters not met')
    await expect(line && getComputedStyle(line).color).not.toBe(getComputedStyle(document.body).color)
  },
})
