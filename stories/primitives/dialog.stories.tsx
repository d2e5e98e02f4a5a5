import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/primitives/button.tsx'
import {
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from '../../src/primitives/dialog/dialog.tsx'
import { PasswordField } from '../../src/primitives/password-field.tsx'

type VerifyIdentityProps = {
  isOpen?: boolean
  dismissal?: 'modal' | 'light'
  paragraphCount?: number
  onOpenChange?: (isOpen: boolean) => void
}

const description = 'Enter your password to change how you log in.'

function VerifyIdentity({ isOpen = true, dismissal, paragraphCount = 0, onOpenChange }: VerifyIdentityProps) {
  return (
    <DialogRoot defaultOpen={isOpen} onOpenChange={onOpenChange}>
      <DialogTrigger asChild>
        <Button variant="quiet">Turn on</Button>
      </DialogTrigger>
      <DialogContent closeLabel="Close" dismissal={dismissal}>
        <DialogTitle>Verify identity</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
        <DialogBody>
          <PasswordField label="Password" showLabel="Show" hideLabel="Hide" autoComplete="current-password" />
          {Array.from({ length: paragraphCount }, (_, index) => `${index + 1}. ${description}`).map((text) => (
            <p key={text} style={{ paddingTop: 16 }}>
              {text}
            </p>
          ))}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button>Next step</Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  )
}

const about = `
Shows a short task on top of the page.

- **When to use**: for a short task, such as identity verification, after which the user continues on the same page. For a single sentence that needs a response, use an \`Alert\`. For a long form, use a separate page.
- **Anatomy**: \`DialogRoot\` with a \`DialogContent\`, which contains \`DialogTitle\`, \`DialogDescription\`, \`DialogBody\` and \`DialogFooter\`. Use \`DialogTrigger\` and \`DialogClose\` with \`asChild\` around a \`Button\`. The close button, a cancel button and Escape close the dialog. A click outside closes it only with \`dismissal="light"\`. The default, \`modal\`, ignores the click, so that no input is lost.
- **Position**: \`z-index\` 9999; centered 20 px above the middle of the window, or 20 px from its top if the dialog is tall (10 px in a short window). On a phone, the dialog is a sheet above the on-screen keyboard. The page behind does not scroll or jump.
- **Keyboard**: focus moves into the dialog, stays there, and returns to the opener on close. If the opener has been removed or disabled, focus moves to its nearest ancestor that still exists. If the opener was in a dialog that has also closed, focus moves to that dialog's opener.
- **Content**: the title names the task; the description says why it is needed; the last button says what happens next.
`

const meta = preview.meta({
  title: 'Primitives/Dialog',
  component: VerifyIdentity,
  tags: ['autodocs'],
  args: { onOpenChange: fn() },
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '480px' }, description: { component: about } },
  },
})

async function expectDialogClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

// WID-08, AC-2
export const FocusStaysIn = meta.story({
  name: 'Focus moves into the dialog, stays there, and returns on close; the page behind does not scroll',
  tags: ['!autodocs', 'no-screenshot'],
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Turn on' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await expectDialogClosed()
    await expect(opener).toHaveFocus()
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
    for (const name of ['Close', 'Cancel']) {
      await userEvent.click(opener)
      await userEvent.click(await screen.findByRole('button', { name }))
      await expectDialogClosed()
      await expect(opener).toHaveFocus()
    }
  },
})

// WID-08
export const Modal = meta.story({
  name: 'Modal: a click outside does nothing',
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Verify identity' })
    await expect(dialog).toHaveAccessibleDescription('Enter your password to change how you log in.')
    await expect(getComputedStyle(dialog.parentElement ?? dialog).zIndex).toBe('9999')
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  },
})

// WID-08
export const LightDismissal = meta.story({
  name: 'Light dismissal: a click outside closes the dialog',
  tags: ['no-screenshot'],
  args: { dismissal: 'light' },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expectDialogClosed()
  },
})

// WID-08
export const Tall = meta.story({
  name: 'Tall: 20 px from the top, with scrolling content',
  args: { paragraphCount: 40 },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().top)).toBe(20))
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
  },
})

export const Phone = meta.story({
  name: 'A sheet on a phone, dark theme',
  tags: ['!autodocs'],
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight))
  },
})
