import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { BrandPanel } from '../../src/primitives/brand/brand-panel.tsx'

const meta = preview.meta({
  id: 'primitives-brandpanel',
  title: 'Primitives/Brand panel',
  component: BrandPanel,
  tags: ['autodocs'],
  args: { title: 'Every file, where you left it.', text: 'One account for the web, your phone and your desktop.' },
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `
The quiet half of a wide page: the brand’s scene, drawn in SVG from a few lines of geometry, without a picture file. \`PageFrame\` places it; under 901 px it is not there.

**Brand**: \`BrandProvider\` gives another scene; the first brand shows no words, the second shows its promise.
        `,
      },
    },
  },
})

export const Dawn = meta.story({
  name: 'Arcade at dawn',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible())
    await expect(canvas.queryByText('Every file, where you left it.')).not.toBeInTheDocument()
  },
})

export const Lamplight = meta.story({
  name: 'Arcade by lamplight',
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true'))
  },
})

export const ClearSky = meta.story({
  name: 'Clear sky',
  globals: { brand: 'clear-sky' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible())
    await expect(canvas.getByText('Every file, where you left it.')).toBeVisible()
  },
})

export const ClearSkyAtNight = meta.story({
  name: 'Clear sky at night',
  globals: { brand: 'clear-sky', theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible())
    await expect(canvas.getByText('One account for the web, your phone and your desktop.')).toBeVisible()
  },
})
