import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CopyButton } from '../../src/primitives/copy-button/copy-button.tsx'
import { refuseToCopy, replaceClipboard } from './clipboard.ts'

const about = `
Copies a text to where it is pasted.

- **When to use**: beside what is pasted elsewhere as it is: a key, an error's number, a link. Not for what is read anyway.
- **Anatomy**: an icon inside of what it copies (\`look="icon"\`), or a button with words (\`text\`). Copied, its icon is a tick and a word shows for 2.5 s; then it is at rest again. Where the browser refuses, it says what to do by hand, and selects the text that \`source\` names.
- **Keyboard**: Enter or Space copies. The focus stays on the button.
- **Texts**: \`label\` says what is copied; \`copiedLabel\` is one word; \`failedLabel\` names the keys. They are read out politely, also when pressed again.
`

const meta = preview.meta({
  id: 'primitives-copybutton',
  title: 'Primitives/Copy button',
  component: CopyButton,
  tags: ['autodocs'],
  args: {
    value: 'JBSWY3DPEHPK3PXP',
    label: 'Copy key',
    copiedLabel: 'Copied',
    failedLabel: 'Press Ctrl+C to copy',
    // The word stays, so that it can be looked at.
    restAfter: 600_000,
  },
  // Room for the word over the button.
  decorators: [
    (Story) => (
      <div style={{ padding: '48px 0 0 160px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'padded', docs: { description: { component: about } } },
})

export const Icon = meta.story({
  name: 'At rest',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy key' })).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const Copied = meta.story({
  name: 'Copied: a tick and a word, the focus stays',
  play: async ({ canvas, userEvent }) => {
    const copied: string[] = []
    const restore = replaceClipboard((text) => Promise.resolve(void copied.push(text)))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    restore()
    await expect(copied).toEqual(['JBSWY3DPEHPK3PXP'])
    await expect(canvas.getByRole('button', { name: 'Copy key' })).toHaveFocus()
  },
})

export const Failed = meta.story({
  name: 'The browser refuses: says what to do by hand',
  play: async ({ canvas, userEvent }) => {
    const restore = refuseToCopy()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Press Ctrl+C to copy'))
    restore()
    await expect(canvas.getByRole('button')).toHaveAttribute('data-state', 'failed')
  },
})

export const Rests = meta.story({
  name: 'At rest again after a while',
  tags: ['unpictured'],
  args: { restAfter: 100 },
  play: async ({ canvas, userEvent }) => {
    const restore = replaceClipboard(() => Promise.resolve())
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    restore()
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('data-state', 'idle'))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const TextCopied = meta.story({
  name: 'With words, copied, in the dark',
  globals: { theme: 'dark' },
  args: { look: 'text', label: 'Copy request ID' },
  play: async ({ canvas, userEvent }) => {
    const restore = replaceClipboard(() => Promise.resolve())
    await userEvent.click(canvas.getByRole('button', { name: 'Copy request ID' }))
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Copied'))
    restore()
  },
})
