import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SecretKey } from '../../src/primitives/secret-key.tsx'
import { inColumn } from './in-column.tsx'

const reveal = { showLabel: 'Show key', hideLabel: 'Hide key', hiddenText: 'The key is hidden' }

const about = `
Shows a key that the user types or pastes elsewhere.

- **When to use**: for an authenticator app's key, and for the open API token. Use \`reveal\` if the key appears next to other content or stays visible for a long time. The key is then masked until the user shows it.
- **Anatomy**: a label; the key in groups of four; a toggle, with \`reveal\`; a button that copies the key, masked or not. The key wraps between groups. Clicking the key selects all of it, and a manual copy has no spaces. For a long token, use \`layout="block"\`, which spans the full width and has text buttons below.
- **Keyboard**: Tab moves to the buttons.
- **Content**: the label says what the key is for. Screen readers spell out the key in groups; if it is masked, they only announce that it is hidden.
`

const meta = preview.meta({
  id: 'primitives-secretkey',
  title: 'Primitives/Secret key',
  component: SecretKey,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: {
    value: 'JBSWY3DPEHPK3PXP',
    label: 'Can’t scan? Enter this key',
    copy: { label: 'Copy key', copiedLabel: 'Copied', failedLabel: 'Copy it manually' },
  },
  parameters: { layout: 'padded', docs: { description: { component: about } } },
})

export const Shown = meta.story({
  name: 'In groups of four, spelled out by screen readers',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Can’t scan? Enter this key' })).toBeVisible()
    await expect(canvas.getByText('J B S W, Y 3 D P, E H P K, 3 P X P')).toBeInTheDocument()
    await expect(canvas.getByText('EHPK')).toBeVisible()
  },
})

// SE-2, RS-3
export const Revealed = meta.story({
  name: 'Shown by a click; masked by the next click and on return from the back/forward cache; dark theme',
  globals: { theme: 'dark' },
  args: { reveal },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const expectMasked = () => waitFor(() => expect(canvasElement).not.toHaveTextContent('JBSW'))
    await expectMasked()
    await expect(canvas.getByText('The key is hidden')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Copy key' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }))
    await expect(canvas.getByText('JBSW')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide key' }))
    await expectMasked()
    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }))
    await expect(canvas.getByText('JBSW')).toBeVisible()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expectMasked()
    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }))
  },
})

export const Long = meta.story({
  name: 'A long token on a small phone, with the buttons below it',
  globals: { viewport: { value: 'small' } },
  args: {
    reveal,
    layout: 'block',
    label: 'Open API token',
    value: '7Q4dM2nPzR8xV1cW5bK9tYhL3gF6jD0a7Q4dM2nPzR8xV1cW5bK9tYhL3gF6jD0a',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const maskedHeight = canvasElement.querySelector('code')?.getBoundingClientRect().height
    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }))
    // The token has the same height masked and shown, so nothing below it moves.
    await expect(canvasElement.querySelector('code')?.getBoundingClientRect().height).toBe(maskedHeight)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})
