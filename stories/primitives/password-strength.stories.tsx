import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PasswordStrength } from '../../src/primitives/password-strength.tsx'
import { inColumn } from './in-column.tsx'

const meta = preview.meta({
  id: 'primitives-passwordstrength',
  title: 'Primitives/Password strength',
  component: PasswordStrength,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: { level: 'fair' as const, spokenLabel: 'Password strength:', label: 'Fair', reason: 'longer is safer' },
  argTypes: { level: { control: 'inline-radio', options: ['weak', 'fair', 'good', 'strong'] } },
  parameters: { layout: 'padded' },
})

export const Levels = meta.story({
  name: 'Weak, fair, good, strong',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PasswordStrength {...args} level="weak" label="Weak" reason="a commonly used password" />
      <PasswordStrength {...args} />
      <PasswordStrength {...args} level="good" label="Good" reason={undefined} />
      <PasswordStrength {...args} level="strong" label="Strong" reason={undefined} />
    </div>
  ),
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('paragraph')
    await expect(lines.map(({ dataset }) => dataset.level)).toEqual(['weak', 'fair', 'good', 'strong'])
    await expect(lines[0]).toHaveTextContent('Password strength: Weak · a commonly used password')
    await expect(lines[2]).toHaveTextContent(/^Password strength: Good$/)
  },
})
