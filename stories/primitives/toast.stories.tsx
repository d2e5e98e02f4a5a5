import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
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

const about = `
Shows a short message about an event, at the top of the page.

- **When to use**: for a success message that needs no response ("iPad Air is logged out"), or a hint that is not essential. A toast is never the only sign of an error and never longer than two sentences. For longer text, use an \`Alert\`.
- **Anatomy**: one \`ToastRegion\` per page, rendered before the first toast, with a \`Toast\` inside. A new toast replaces the previous toast. Toasts appear in front of dialogs and the \`Blocker\`, and at the top, so that they never cover the primary button on a phone.
- **Time**: 1.5 s, or longer if the text takes longer to read. A toast stays while it is hovered or focused and while the window is in the background. The user can close it, or swipe it up to dismiss it.
- **Keyboard**: F8 moves focus to the region, and Tab then moves it to the toast and its button. Escape closes the toast, and focus returns to where it was.
- **Content**: the new state, in the past or present tense, without "successfully". Screen readers announce the toast politely, and focus does not move.
`

const meta = preview.meta({
  title: 'Primitives/Toast',
  component: Toast,
  // Tagged `timing` because a toast disappears after 1.5 s.
  tags: ['autodocs', 'timing'],
  args: { isOpen: true, onClose: fn(), text: 'iPad Air is logged out', closeLabel: 'Close' },
  render: (args) => <Example {...args} />,
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '160px' }, description: { component: about } },
  },
})

// WID-10
export const Closed = meta.story({
  name: 'After a toast is closed by its button, the next toast still disappears by itself',
  tags: ['!autodocs', 'no-screenshot'],
  play: async ({ args, canvas, userEvent }) => {
    const expectToastClosed = () =>
      waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument())
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await expectToastClosed()
    await userEvent.click(canvas.getByRole('button', { name: 'Log out iPad Air' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2))
    await expectToastClosed()
  },
})

// AC-3
export const Announced = meta.story({
  name: 'Announced by a live region that existed before the toast',
  tags: ['!autodocs'],
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const region = within(screen.getByRole('region', { name: 'Notices (F8)' })).getByRole('list')
    await expect(region).toHaveAttribute('aria-live', 'polite')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Log out iPad Air' }))
    await expect(await within(region).findByText('iPad Air is logged out')).toBeVisible()
    await expect(screen.queryByRole('status')).not.toBeInTheDocument()
    await userEvent.hover(region.firstElementChild ?? region)
  },
})

export const LongNotice = meta.story({
  name: 'A longer notice stays open longer, dark theme',
  globals: { theme: 'dark' },
  args: { tone: 'notice', text: 'Too many attempts. Wait a moment, then try again, or contact support.' },
  play: async ({ args }) => {
    await expect(await screen.findByText(/Too many attempts/, { selector: 'li *' })).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 1700))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
