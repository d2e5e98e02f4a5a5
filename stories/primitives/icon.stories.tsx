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
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
A line drawing of the icon set, in the colour of the text around it. It is hidden from screen readers: the words beside it speak, and a button with an icon alone has an \`aria-label\`.

**Import** single icons (\`import { Eye } from 'lucide'\`), so that no page loads the whole set.
        `,
      },
    },
  },
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
    const widths = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().width)
    await expect(widths).toEqual([16, 18, 20])
  },
})

export const Silent = meta.story({
  name: 'Says nothing to a screen reader',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
})
