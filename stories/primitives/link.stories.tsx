import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Link } from '../../src/primitives/link.tsx'

const meta = preview.meta({
  title: 'Primitives/Link',
  component: Link,
  tags: ['autodocs'],
  args: { href: '#there', children: 'Create an account' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Goes somewhere; what does something is a \`Button\`.

**Use** \`inline\` inside a sentence (underlined, since colour alone would not do), \`plain\` on its own, \`muted\` in the footer.
        `,
      },
    },
  },
})

export const Inline = meta.story({
  name: 'Inside a sentence',
  render: (args) => (
    <p>
      New to Portico? <Link {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Create an account' })
    await expect(link).toHaveAttribute('href', '#there')
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline')
  },
})

export const Plain = meta.story({
  name: 'On its own',
  args: { variant: 'plain', children: 'Forgot password?' },
  play: async ({ canvas }) => {
    // Underlined under the pointer alone, which may rest where the link stands.
    const link = canvas.getByRole('link')
    await expect(getComputedStyle(link).textDecorationLine).toBe(link.matches(':hover') ? 'underline' : 'none')
  },
})

export const Muted = meta.story({
  name: 'In the footer',
  args: { variant: 'muted', children: 'Terms' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Terms' })).toBeVisible()
  },
})

export const Focused = meta.story({
  name: 'With the focus ring, in the dark',
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(getComputedStyle(canvas.getByRole('link')).outlineStyle).toBe('solid')
  },
})
