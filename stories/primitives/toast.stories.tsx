import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/primitives/button.tsx'
import { Toast, type ToastProps, ToastRegion } from '../../src/primitives/toast.tsx'

function Example(props: ToastProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <ToastRegion label="Notices ({hotkey})">
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Log out iPad Air
      </Button>
      <Toast
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false)
          props.onClose()
        }}
      />
    </ToastRegion>
  )
}

const meta = preview.meta({
  title: 'Primitives/Toast',
  component: Toast,
  tags: ['autodocs'],
  args: { isOpen: true, onClose: fn(), text: 'iPad Air is logged out', closeLabel: 'Close' },
  render: (args) => <Example {...args} />,
  parameters: {
    layout: 'padded',
    docs: {
      story: { inline: false, height: '160px' },
      description: {
        component: `
A short word about what just happened, at the top of the page. Never the only sign of an error.

**Anatomy**: one \`ToastRegion\` a page, with its \`Toast\`s inside.

**Time**: 1.5 s; longer where the text takes longer to read. It waits while the pointer is over it or the focus in it, and can be closed or swiped away.

**Keyboard**: F8 leads to the region; Escape closes the toast in focus.

**Read out** politely, without moving the focus.
        `,
      },
    },
  },
})

export const Done = meta.story({
  name: 'Done: leaves after 1.5 s',
  play: async ({ args }) => {
    await expect(await screen.findByText('iPad Air is logged out', { selector: 'li *' })).toBeVisible()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1), { timeout: 3000 })
  },
})

export const Paused = meta.story({
  name: 'Stays under the pointer, leaves after it',
  play: async ({ args, userEvent }) => {
    const text = await screen.findByText('iPad Air is logged out', { selector: 'li *' })
    await userEvent.hover(text)
    await new Promise((resolve) => setTimeout(resolve, 1700))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.unhover(text)
    await userEvent.hover(document.body)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1), { timeout: 3000 })
  },
})

export const PausedByFocus = meta.story({
  name: 'Stays while the focus is in it; Escape closes it',
  play: async ({ args, userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Close' })
    button.focus()
    await new Promise((resolve) => setTimeout(resolve, 1700))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
})

export const Closed = meta.story({
  name: 'Closed by its button',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument())
  },
})

export const Notice = meta.story({
  name: 'A longer notice, in Chinese, in the dark',
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: { tone: 'notice', text: '操作过于频繁，请稍后再试。如需帮助，请联系客服。', closeLabel: '关闭' },
  play: async ({ args }) => {
    await expect(await screen.findByText(/操作过于频繁/, { selector: 'li *' })).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 1700))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
