import { ShieldCheck } from 'lucide'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Icon } from '../../src/primitives/icon.tsx'
import { IconTile } from '../../src/primitives/icon-tile.tsx'

const meta = preview.meta({
  id: 'primitives-icontile',
  title: 'Primitives/Icon tile',
  component: IconTile,
  tags: ['autodocs'],
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      {(['neutral', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <IconTile key={tone} {...args} tone={tone}>
          <Icon of={ShieldCheck} size="lg" />
        </IconTile>
      ))}
    </div>
  ),
  parameters: { layout: 'padded' },
})

export const Tones = meta.story({
  name: 'Tones',
  play: async ({ canvasElement }) => {
    const backgrounds = [...canvasElement.querySelectorAll('svg')].map(
      ({ parentElement }) => parentElement && getComputedStyle(parentElement).backgroundColor,
    )
    await expect(new Set(backgrounds).size).toBe(5)
  },
})
