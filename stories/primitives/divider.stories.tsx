import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Divider } from '../../src/primitives/divider.tsx'

const meta = preview.meta({
  title: 'Primitives/Divider',
  component: Divider,
  tags: ['autodocs'],
  args: { children: 'or continue with' },
  parameters: { layout: 'padded' },
})

export const WithText = meta.story({
  name: 'With and without text',
  render: (args) => (
    <>
      <Divider {...args} />
      <Divider />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('or continue with')).toBeVisible()
  },
})
