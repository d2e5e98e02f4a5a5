import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Spinner } from '../../src/primitives/spinner.tsx'

const meta = preview.meta({
  title: 'Primitives/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
})

export const Default = meta.story({
  name: 'Spinning',
  play: async ({ canvasElement }) => {
    const spinner = canvasElement.querySelector('span')
    await expect(spinner).toHaveAttribute('aria-hidden', 'true')
    await expect(spinner).toHaveClass('animate-spin')
  },
})
