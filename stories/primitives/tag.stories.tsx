import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Tag } from '../../src/primitives/tag.tsx'

const meta = preview.meta({
  title: 'Primitives/Tag',
  component: Tag,
  tags: ['autodocs'],
  args: { children: 'Recommended' },
  parameters: { layout: 'padded' },
})

export const Tones = meta.story({
  name: 'Accent and plain',
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Tag {...args} />
      <Tag {...args} tone="plain">
        This device
      </Tag>
    </div>
  ),
  play: async ({ canvas }) => {
    const colors = [canvas.getByText('Recommended'), canvas.getByText('This device')].map(
      (tag) => getComputedStyle(tag).backgroundColor,
    )
    await expect(colors[0]).not.toBe(colors[1])
  },
})
