import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Spinner } from '../../src/primitives/spinner.tsx'

const meta = preview.meta({
  title: 'Primitives/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A turning ring, in the colour of the text around it. Decoration: the words beside it, or `aria-busy`, say what is going on. It stands still under reduced motion.',
      },
    },
  },
})

export const Default = meta.story({
  name: 'Turning',
  play: async ({ canvasElement }) => {
    const spinner = canvasElement.querySelector('span')
    await expect(spinner).toHaveAttribute('aria-hidden', 'true')
    await expect(spinner).toHaveClass('animate-turn')
  },
})
