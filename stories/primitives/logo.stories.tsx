import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Logo } from '../../src/primitives/logo.tsx'

const meta = preview.meta({
  title: 'Primitives/Logo',
  component: Logo,
  tags: ['autodocs'],
  args: { name: 'Portico', href: '#home' },
  parameters: { layout: 'padded' },
})

export const Portico = meta.story({
  name: 'First brand, with and without a link, dark theme',
  globals: { theme: 'dark' },
  render: (args) => (
    <>
      <Logo {...args} />
      <Logo {...args} href={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Portico')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Portico' })).toHaveAttribute('href', '#home')
  },
})

export const ClearSky = meta.story({
  name: 'Second brand',
  globals: { brand: 'clear-sky' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('path')).toHaveAttribute('fill', 'var(--scene-logo-front)')
  },
})
