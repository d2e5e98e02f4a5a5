import { useEffect, useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Blocker, type BlockerProps } from '../../src/primitives/blocker.tsx'
import { Button } from '../../src/primitives/button.tsx'
import { DialogContent, DialogFooter, DialogRoot, DialogTitle } from '../../src/primitives/dialog/dialog.tsx'

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

function QuickAnswer(props: BlockerProps) {
  const [isActive, setIsActive] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsActive(false), 100)
    return () => clearTimeout(timer)
  }, [])
  return <Example {...props} isActive={isActive} />
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

**When to use**: never by hand. A call that is described with \`blocks\` shows it while it runs, and whatever becomes of that call lifts it: an answer, 30 s without one, its being given up, the page's return from the back-forward cache.

**Anatomy**: a shield over everything from the first moment, and after 300 ms a box with a ring and a text, so that a quick answer does not flicker. Layer 10010: above dialogs, under toasts.

**Keyboard**: keys, pointer and fingers do nothing, nor does Escape in an open dialog. The browser's own shortcuts and pinch zoom go on. The focus stays where it is.

**Texts**: what is going on ("Logging out STUDIO-PC-04…"), or "One moment…". Read out politely once it shows.
        `,
      },
    },
  },
})

// WID-15
export const Active = meta.story({
  name: 'Active: neither clicks nor keys get through',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Log out' })
    const { left, top, width, height } = button.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    await expect(button.contains(hit)).toBe(false)
    button.focus()
    await userEvent.keyboard('{Enter} {Tab}')
    button.click()
    await expect(handleClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(await canvas.findByText('Logging out STUDIO-PC-04…')).toBeVisible()
  },
})

export const SaysSo = meta.story({
  name: 'Says what is going on',
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    // A region that has been there all along, and stays known to screen readers while a dialog is open.
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-live', 'polite')
    await expect(await canvas.findByText('Logging out STUDIO-PC-04…')).toBeVisible()
  },
})

export const Quick = meta.story({
  name: 'A quick answer: nothing is shown, nothing is said',
  tags: ['!autodocs', 'timing', 'unpictured'],
  render: (args) => <QuickAnswer {...args} />,
  play: async ({ canvas, userEvent }) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(canvas.queryByText('Logging out STUDIO-PC-04…')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(handleClick).toHaveBeenCalledTimes(1)
  },
})

export const OverDialog = meta.story({
  name: 'Over an open dialog: no Escape, no click outside',
  render: (args) => (
    <>
      <DialogRoot defaultOpen>
        <DialogContent closeLabel="Close" dismissal="light">
          <DialogTitle>Verify identity</DialogTitle>
          <DialogFooter>
            <Button>Next step</Button>
          </DialogFooter>
        </DialogContent>
      </DialogRoot>
      <Blocker {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Verify identity' })
    const box = await canvas.findByText('Logging out STUDIO-PC-04…')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(box)
    await expect(dialog).toBeVisible()
    await expect(dialog.contains(document.activeElement)).toBe(true)
  },
})

// RQ-7
export const Idle = meta.story({
  name: 'Idle: the page is free',
  tags: ['!autodocs'],
  args: { isActive: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(handleClick).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const Dark = meta.story({
  name: 'In Chinese, in the dark',
  tags: ['unpictured'],
  globals: { locale: 'zh-TW', theme: 'dark' },
  args: { text: '正在登出 STUDIO-PC-04…' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正在登出 STUDIO-PC-04…')).toBeVisible()
  },
})
