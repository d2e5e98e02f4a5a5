import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Alert } from '../../src/primitives/alert.tsx'
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

type Example = {
  isOpen?: boolean
  dismissal?: 'modal' | 'light'
  words: {
    open: string
    title: string
    description: string
    label: string
    cancel: string
    next: string
    close: string
  }
  paragraphs?: number
  onOpenChange?: (isOpen: boolean) => void
}

function VerifyIdentity({ isOpen = true, dismissal, words, paragraphs = 0, onOpenChange }: Example) {
  return (
    <DialogRoot defaultOpen={isOpen} onOpenChange={onOpenChange}>
      <DialogTrigger asChild>
        <Button variant="quiet">{words.open}</Button>
      </DialogTrigger>
      <DialogContent closeLabel={words.close} dismissal={dismissal}>
        <DialogTitle>{words.title}</DialogTitle>
        <DialogDescription>{words.description}</DialogDescription>
        <DialogBody>
          <PasswordField label={words.label} showLabel="Show" hideLabel="Hide" autoComplete="current-password" />
          {Array.from({ length: paragraphs }, (_, index) => `${index + 1}. ${words.description}`).map((text) => (
            <p key={text} style={{ paddingTop: 16 }}>
              {text}
            </p>
          ))}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="ghost">{words.cancel}</Button>
          </DialogClose>
          <Button>{words.next}</Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  )
}

const meta = preview.meta({
  title: 'Primitives/Dialog',
  component: VerifyIdentity,
  tags: ['autodocs'],
  args: {
    onOpenChange: fn(),
    words: {
      open: 'Turn on',
      title: 'Verify identity',
      description: 'Enter your password to change how you log in.',
      label: 'Password',
      cancel: 'Cancel',
      next: 'Next step',
      close: 'Close',
    },
  },
  parameters: {
    layout: 'padded',
    docs: {
      // A dialog would cover the page of documentation.
      story: { inline: false, height: '480px' },
      description: {
        component: `
A task in front of the page.

**When to use**: for a short task that ends where it began, such as verifying one's identity. For one sentence and one answer, an \`Alert\`. Not for a form that deserves a page.

**Anatomy**: \`DialogRoot\` with a \`DialogContent\`, which holds \`DialogTitle\`, \`DialogDescription\`, \`DialogBody\` and \`DialogFooter\`. \`DialogTrigger\` and \`DialogClose\` go around a \`Button\` with \`asChild\`. It closes on its close button, a cancel button, Escape, and on a click outside where \`dismissal="light"\`; \`modal\`, the default, ignores that click, so that no half-filled step is lost.

**Place**: layer 9999; raised by 20 px over the middle, 20 px from the top where it is tall, never nearer than 10 px; on a phone a sheet, which stays above the on-screen keyboard. The page behind neither scrolls nor jumps.

**Keyboard**: the focus goes in, stays in, and returns to what opened it. Where that is gone or disabled by then, it goes to what stood around it; where it was in a dialog that has closed as well, to that one's opener.

**Texts**: the title names the task as the button that opened it did; the description says why; the last button says what happens next.
        `,
      },
    },
  },
})

async function gone() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

// WID-08
export const Open = meta.story({
  name: 'Open',
  tags: ['unpictured'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Verify identity' })
    await expect(dialog).toHaveAccessibleDescription('Enter your password to change how you log in.')
    await expect(getComputedStyle(dialog.parentElement ?? dialog).zIndex).toBe('9999')
  },
})

// AC-2
export const FocusStaysIn = meta.story({
  name: 'The focus goes in, stays in and returns',
  tags: ['!autodocs', 'unpictured'],
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(canvas.getByRole('button', { name: 'Turn on' })).toHaveFocus()
  },
})

// WID-08
export const ClosedByButton = meta.story({
  name: 'Closed by its close button',
  tags: ['!autodocs', 'unpictured'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await gone()
  },
})

// WID-08
export const ClosedByCancel = meta.story({
  name: 'Closed by the cancel button',
  tags: ['!autodocs', 'unpictured'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await gone()
  },
})

// WID-08
export const Modal = meta.story({
  name: 'Modal: a click outside does nothing',
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  },
})

// WID-08
export const Light = meta.story({
  name: 'Not modal: a click outside closes it',
  tags: ['unpictured'],
  args: { dismissal: 'light' },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await gone()
  },
})

function Devices({ words }: Example) {
  const [devices, setDevices] = useState(['iPad Air', 'STUDIO-PC-04'])
  const [asked, setAsked] = useState<string>()
  return (
    <ul>
      {devices.map((device) => (
        <li key={device}>
          {device}{' '}
          <Button variant="quiet" size="row" onClick={() => setAsked(device)}>
            Log out {device}
          </Button>
        </li>
      ))}
      <Alert
        isOpen={asked !== undefined}
        title={`Log out ${asked}?`}
        onClose={() => setAsked(undefined)}
        action={{
          label: words.next,
          onSelect: () => {
            setDevices(devices.filter((device) => device !== asked))
            setAsked(undefined)
          },
        }}
      />
    </ul>
  )
}

export const OpenerGone = meta.story({
  name: 'The opener is gone: the focus stays where it stood',
  tags: ['!autodocs'],
  args: { isOpen: false },
  render: (args) => <Devices {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out iPad Air' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Next step' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Log out STUDIO-PC-04' })).toHaveFocus()
    await expect(canvas.getByRole('list')).not.toHaveAttribute('tabindex')
  },
})

function Finish({ words }: Example) {
  const [step, setStep] = useState<'asking' | 'done' | 'closed'>('closed')
  return (
    <>
      <Button variant="quiet" onClick={() => setStep('asking')}>
        {words.open}
      </Button>
      {step === 'asking' && (
        <DialogRoot open>
          <DialogContent>
            <DialogTitle>{words.title}</DialogTitle>
            <DialogFooter>
              <Button onClick={() => setStep('done')}>{words.next}</Button>
            </DialogFooter>
          </DialogContent>
        </DialogRoot>
      )}
      <Alert
        isOpen={step === 'done'}
        title="Two-step verification enabled"
        onClose={() => setStep('closed')}
        action={{ label: words.close, onSelect: () => setStep('closed') }}
      />
    </>
  )
}

export const AnotherFollows = meta.story({
  name: 'One leaves as another opens: the focus returns to the first one’s opener',
  tags: ['!autodocs'],
  args: { isOpen: false },
  render: (args) => <Finish {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Turn on' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Next step' }))
    const close = await screen.findByRole('button', { name: 'Close' })
    await waitFor(() => expect(close).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const HoldsThePage = meta.story({
  name: 'The page behind does not scroll while it is open',
  tags: ['!autodocs', 'unpictured'],
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog')
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  },
})

// WID-08
export const Tall = meta.story({
  name: 'Tall: 20 px from the top, and scrolls inside',
  args: { paragraphs: 40 },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().top)).toBe(20))
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
  },
})

export const Phone = meta.story({
  name: 'A sheet on a phone, in Chinese',
  tags: ['!autodocs'],
  globals: { locale: 'zh-CN', viewport: { value: 'phone' } },
  args: {
    words: {
      open: '开启',
      title: '验证身份',
      description: '更改登录方式前，请输入密码。',
      label: '密码',
      cancel: '取消',
      next: '下一步',
      close: '关闭',
    },
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '验证身份' })).toBeVisible()
  },
})

export const Dark = meta.story({
  name: 'In the dark',
  tags: ['unpictured'],
  globals: { theme: 'dark' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
})
