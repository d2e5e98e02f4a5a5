import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Link } from '../../src/primitives/link.tsx'

const meta = preview.meta({
  title: 'Primitives/Link',
  component: Link,
  tags: ['autodocs'],
  args: { href: '#there', children: 'Create an account' },
  parameters: { layout: 'padded' },
})

export const Variants = meta.story({
  name: 'In a sentence, on its own, in the footer, dark theme',
  globals: { theme: 'dark' },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 12 }}>
      <p>
        New to Portico? <Link {...args} />
      </p>
      <Link {...args} variant="plain">
        Forgot password?
      </Link>
      <Link {...args} variant="muted">
        Terms
      </Link>
    </div>
  ),
  play: async ({ canvas }) => {
    const [inlineLink, plainLink] = canvas.getAllByRole('link')
    await expect(inlineLink).toHaveAttribute('href', '#there')
    await expect(inlineLink && getComputedStyle(inlineLink).textDecorationLine).toBe('underline')
    // A plain link is underlined only on hover, and the pointer may happen to be over it.
    const plainDecoration = plainLink?.matches(':hover') ? 'underline' : 'none'
    await expect(plainLink && getComputedStyle(plainLink).textDecorationLine).toBe(plainDecoration)
  },
})
