import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CopyButton } from '../../src/primitives/copy-button/copy-button.tsx'
import { refuseToCopy, replaceClipboard } from './clipboard.ts'

const about = `
Copies text to the clipboard.

- **When to use**: next to text that people paste elsewhere: a key, an error code, a link.
- **Anatomy**: an icon inside the text's box (\`variant="icon"\`), or a button with a label (\`text\`). Once the text has been copied, the button shows a check mark and \`copiedLabel\` for 2.5 s. If the browser refuses to copy, the button says what to do and selects the text in the \`source\` element.
- **Keyboard**: Enter or Space copies. Focus stays on the button.
- **Content**: \`label\` says what is copied; \`copiedLabel\` is one word; \`failedLabel\` says what to do instead. The result is announced politely after each click.
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
    failedLabel: 'Copy it manually',
    // Keeps the result visible for the screenshot.
    resultDurationMs: 600_000,
  },
  // Leaves room for the result above the button.
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
  name: 'Idle',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy key' })).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const Copied = meta.story({
  name: 'Copied: a check mark and a word; focus stays on the button',
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
  name: 'If the browser refuses to copy, the button says what to do',
  play: async ({ canvas, userEvent }) => {
    const restore = refuseToCopy()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copy it manually'))
    restore()
    await expect(canvas.getByRole('button')).toHaveAttribute('data-state', 'failed')
  },
})

export const TextCopied = meta.story({
  name: 'With text, copied, dark theme',
  globals: { theme: 'dark' },
  args: { variant: 'text', label: 'Copy request ID' },
  play: async ({ canvas, userEvent }) => {
    const restore = replaceClipboard(() => Promise.resolve())
    await userEvent.click(canvas.getByRole('button', { name: 'Copy request ID' }))
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Copied'))
    restore()
  },
})
