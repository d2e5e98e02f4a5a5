import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SecretKey } from '../../src/primitives/secret-key.tsx'
import { inColumn } from './in-column.tsx'

const reveal = { showLabel: 'Show key', hideLabel: 'Hide key', hiddenText: 'The key is hidden' }

const meta = preview.meta({
  id: 'primitives-secretkey',
  title: 'Primitives/Secret key',
  component: SecretKey,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: {
    value: 'JBSWY3DPEHPK3PXP',
    label: 'Can’t scan? Enter this key',
    copy: { label: 'Copy key', copiedLabel: 'Copied', failedLabel: 'Press Ctrl+C to copy' },
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
A key that is typed or pasted elsewhere.

**When to use**: for the key of an authenticator app, and for the open-API token. With \`reveal\` wherever the key shows beside something else or longer than a moment: then it is masked until a press shows it.

**Anatomy**: a label; the key in groups of four; a button that shows and hides it, where asked; a button that copies it, masked or not. It breaks between groups where there is no room. A long token takes \`layout="block"\`: the whole width is its own, and its buttons stand under it, in words.

**Keyboard**: Tab leads to the buttons. A click into the key selects all of it; copied by hand, it has no spaces.

**Texts**: the label says what the key is for. To a screen reader it is letter by letter, in groups; masked, only that it is hidden.
        `,
      },
    },
  },
})

export const Shown = meta.story({
  name: 'In groups of four, read letter by letter',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Can’t scan? Enter this key' })).toBeVisible()
    await expect(canvas.getByText('J B S W, Y 3 D P, E H P K, 3 P X P')).toBeInTheDocument()
    await expect(canvas.getByText('EHPK')).toBeVisible()
  },
})

export const Selected = meta.story({
  name: 'Selected by hand: no spaces come along',
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('EHPK'))
    const key = canvas.getByText('EHPK').closest('code')
    if (key) getSelection()?.selectAllChildren(key)
    await expect(getSelection()?.toString()).toBe('JBSWY3DPEHPK3PXP')
    getSelection()?.removeAllRanges()
  },
})

// SE-2
export const Masked = meta.story({
  name: 'Masked at first',
  args: { reveal },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('The key is hidden')).toBeInTheDocument()
    await expect(canvasElement).not.toHaveTextContent('JBSW')
    await expect(canvas.getByRole('button', { name: 'Copy key' })).toBeVisible()
  },
})

export const Revealed = meta.story({
  name: 'Shown by a press, hidden by the next',
  args: { reveal },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }))
    await expect(canvas.getByText('JBSW')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide key' }))
    await expect(canvasElement).not.toHaveTextContent('JBSW')
    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }))
    await expect(canvas.getByText('JBSW')).toBeVisible()
  },
})

export const Long = meta.story({
  name: 'A long token on a small phone: its buttons stand under it',
  globals: { viewport: { value: 'small' } },
  args: {
    reveal,
    layout: 'block',
    label: 'Open API token',
    value: '7Q4dM2nPzR8xV1cW5bK9tYhL3gF6jD0a7Q4dM2nPzR8xV1cW5bK9tYhL3gF6jD0a',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const masked = canvasElement.querySelector('code')?.getBoundingClientRect().height
    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }))
    // As high masked as shown: nothing below moves.
    await expect(canvasElement.querySelector('code')?.getBoundingClientRect().height).toBe(masked)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})

// SE-2, RS-3
export const Returned = meta.story({
  name: 'Masked again on return from the back-forward cache',
  tags: ['unpictured'],
  args: { reveal },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('JBSW'))
  },
})

export const Chinese = meta.story({
  name: 'Masked, in Chinese, in the dark',
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: {
    label: '无法扫码？请手动输入此密钥',
    copy: { label: '复制密钥', copiedLabel: '已复制', failedLabel: '请按 Ctrl+C 复制' },
    reveal: { showLabel: '显示密钥', hideLabel: '隐藏密钥', hiddenText: '密钥已隐藏' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '无法扫码？请手动输入此密钥' })).toBeVisible()
    await expect(canvas.getByText('密钥已隐藏')).toBeInTheDocument()
  },
})
