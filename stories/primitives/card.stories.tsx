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

export const Regular = meta.story({
  name: 'Regular',
  play: async ({ canvas }) => {
    const card = canvas.getByText(/A code at each login/)
    await expect(Number.parseFloat(getComputedStyle(card).paddingTop)).toBeGreaterThan(0)
  },
})

export const WithoutPadding = meta.story({
  name: 'Around rows',
  args: { padding: 'none' },
  render: (args) => (
    <Card {...args}>
      <p style={{ padding: 16 }}>Phone</p>
      <p style={{ padding: 16, borderTopWidth: 1 }}>Email</p>
    </Card>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByText('Phone').parentElement
    await expect(card && getComputedStyle(card).paddingTop).toBe('0px')
  },
})
