import { ShieldCheck } from 'lucide'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Icon } from '../../src/primitives/icon.tsx'

const meta = preview.meta({
  title: 'Primitives/Icon',
  component: Icon,
  tags: ['autodocs'],
  args: { of: ShieldCheck },
  argTypes: { of: { control: false } },
  parameters: { layout: 'padded' },
})

export const Sizes = meta.story({
  name: 'Small, medium, large',
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Icon {...args} size="sm" />
      <Icon {...args} size="md" />
      <Icon {...args} size="lg" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('svg')]
    const widths = icons.map((svg) => svg.getBoundingClientRect().width)
    await expect(widths).toEqual([16, 18, 20])
    for (const icon of icons) await expect(icon).toHaveAttribute('aria-hidden', 'true')
  },
})
