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

const about = `
Covers the page during a request that must not be interrupted.

- **When to use**: never directly. An API call with the \`blocks\` option shows the blocker while it runs. The blocker disappears when a response arrives, after 30 s without a response, when the call is aborted, or when the page returns from the back/forward cache.
- **Anatomy**: an invisible layer that covers the whole page immediately. After 300 ms, a box appears with a spinner and text, so that a quick response causes no flicker. The layer's z-index is 10010, above dialogs and below toasts.
- **Keyboard**: keyboard, mouse and touch input is ignored, and Escape does not close an open dialog. The browser's own shortcuts and pinch zoom still work. Focus stays where it is.
- **Content**: what is happening ("Logging out STUDIO-PC-04…"), or "One moment…". The text is announced politely once the box appears.
`

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
    docs: { story: { inline: false, height: '240px' }, description: { component: about } },
  },
})

// WID-15
export const Active = meta.story({
  name: 'Active: blocks clicks and keys',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Log out' })
    const { left, top, width, height } = button.getBoundingClientRect()
    const topElement = document.elementFromPoint(left + width / 2, top + height / 2)
    await expect(button.contains(topElement)).toBe(false)
    button.focus()
    await userEvent.keyboard('{Enter} {Tab}')
    button.click()
    await expect(handleClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    // The live region must exist before the text appears, or screen readers do not announce the text.
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-live', 'polite')
    await expect(await canvas.findByText('Logging out STUDIO-PC-04…')).toBeVisible()
  },
})

// WID-15
export const OverDialog = meta.story({
  name: 'Over an open dialog: blocks clicks and keys',
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
    // The text is announced even though the dialog hides the rest of the page from screen readers.
    await expect(box.closest('[aria-hidden=true]')).toBeNull()
    const { activeElement } = document
    await userEvent.keyboard('{Escape}{Tab}{Enter} ')
    await userEvent.click(box)
    await expect(dialog).toBeVisible()
    await expect(dialog).toContainElement(activeElement as HTMLElement)
    await expect(activeElement).toHaveFocus()
  },
})
