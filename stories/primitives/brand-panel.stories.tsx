import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { BrandPanel } from '../../src/primitives/brand/brand-panel.tsx'

const meta = preview.meta({
  id: 'primitives-brandpanel',
  title: 'Primitives/Brand panel',
  component: BrandPanel,
  tags: ['autodocs'],
  args: { title: 'Every file, where you left it.', text: 'One account for the web, your phone and your desktop.' },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible())
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    // Only the Clear sky brand shows the title and text.
    const lineCount = globals.brand === 'clear-sky' ? 2 : 0
    await expect(canvas.queryAllByText(/Every file|One account/)).toHaveLength(lineCount)
  },
})

export const Dawn = meta.story({ name: 'Arcade at dawn' })
export const Lamplight = meta.story({ name: 'Arcade by lamplight', globals: { theme: 'dark' } })
export const ClearSky = meta.story({ name: 'Clear sky', globals: { brand: 'clear-sky' } })
export const ClearSkyAtNight = meta.story({
  name: 'Clear sky at night',
  globals: { brand: 'clear-sky', theme: 'dark' },
})
