import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Skeleton } from '../../src/primitives/skeleton.tsx'

const meta = preview.meta({
  title: 'Primitives/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16, maxWidth: 400 }}>
      <Skeleton {...args} shape="tile" />
      <div style={{ display: 'grid', gap: 8, flex: 1 }}>
        <Skeleton {...args} shape="line" />
        <Skeleton {...args} shape="block" />
      </div>
    </div>
  ),
  parameters: { layout: 'padded' },
})

export const Shapes = meta.story({
  name: 'A loading row',
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll('span')]
    await expect(parts).toHaveLength(3)
    await expect(parts.every((part) => part.ariaHidden === 'true')).toBe(true)
    await waitFor(() => expect(parts[0]).toBeVisible())
  },
})
