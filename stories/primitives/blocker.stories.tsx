import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Blocker, type BlockerProps } from '../../src/primitives/blocker.tsx'

const handleClick = fn()

function Example(props: BlockerProps) {
  return (
    <>
      <button type="button" onClick={handleClick}>
        Log out
      </button>
      <Blocker {...props} />
    </>
  )
}

const meta = preview.meta({
  title: 'Primitives/Blocker',
  component: Blocker,
  tags: ['autodocs'],
  args: { isActive: true, text: 'Logging out STUDIO-PC-04…' },
  render: (args) => <Example {...args} />,
  beforeEach: () => {
    handleClick.mockClear()
  },
  parameters: {
    layout: 'padded',
    docs: {
      story: { inline: false, height: '240px' },
      description: {
        component: `
Covers the page while a request that must not be disturbed runs.

**At once** neither clicks nor keys do anything; the browser's own shortcuts still work. **After 300 ms** its box shows, so that a quick answer does not flicker.

**Read out** politely. Layer 10010: above dialogs, under toasts.

**Words**: what is going on ("Logging out STUDIO-PC-04…").
        `,
      },
    },
  },
})

export const Active = meta.story({
  name: 'Active: neither clicks nor keys get through',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Log out' })
    const { left, top, width, height } = button.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    await expect(button.contains(hit)).toBe(false)
    button.focus()
    await userEvent.keyboard('{Enter} ')
    await expect(handleClick).not.toHaveBeenCalled()
  },
})

export const SaysSo = meta.story({
  name: 'Says what is going on',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Logging out STUDIO-PC-04…')
    await waitFor(() => expect(canvas.getByText('Logging out STUDIO-PC-04…')).toBeVisible())
  },
})

export const Idle = meta.story({
  name: 'Idle: the page is free',
  args: { isActive: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(handleClick).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const Dark = meta.story({
  name: 'In Chinese, in the dark',
  globals: { locale: 'zh-TW', theme: 'dark' },
  args: { text: '正在登出 STUDIO-PC-04…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('正在登出')
  },
})
