import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Card } from '../../src/primitives/card.tsx'

const meta = preview.meta({
  title: 'Primitives/Card',
  component: Card,
  tags: ['autodocs'],
  args: { children: 'A code at each login, after your password' },
  parameters: { layout: 'padded' },
})

export const WithoutPadding = meta.story({
  name: 'With padding, and without padding around rows',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Card {...args} />
      <Card padding="none">
        <p style={{ padding: 16 }}>Phone</p>
        <p style={{ padding: 16, borderTopWidth: 1 }}>Email</p>
      </Card>
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByText('Phone').parentElement
    await expect(card && getComputedStyle(card).paddingTop).toBe('0px')
  },
})
