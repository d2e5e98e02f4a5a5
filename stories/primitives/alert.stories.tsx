import { Clock } from 'lucide'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Alert } from '../../src/primitives/alert.tsx'

const about = `
Reports an event in a dialog over the page, and waits for the user's response.

- **When to use**: for an event that stops the task and must not be missed, such as a server failure or an expired session. For other events, use a \`Toast\`; for an error in a field, the field's own message; for a part of a page that could not be loaded, an \`ErrorCard\`.
- **Anatomy**: an icon on an arch-shaped tile, the title, an optional second line, optional \`details\` (an \`ErrorDetails\`), one action, and an optional alternative before it. Long text scrolls, and the actions stay visible. The caller must show only one alert at a time, and wait for \`onAfterClose\` before showing the next one.
- **Keyboard**: the action gets focus. Tab does not leave the alert, Escape calls \`onClose\`, and a click outside does nothing. When the alert closes, focus returns to the opener, or to its nearest remaining ancestor if the opener has been removed or disabled.
- **Content**: the title says what happened, the second line says what to do or how to get help, and the action says what it does. Screen readers announce the title and the second line immediately, because the role is \`alertdialog\`. A title of more than 80 characters, such as a server's message, is styled as a paragraph.
`

const meta = preview.meta({
  title: 'Primitives/Alert',
  component: Alert,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    icon: Clock,
    title: 'Page expired, click OK to retry',
    action: { label: 'OK', onSelect: fn() },
  },
  parameters: {
    docs: { story: { inline: false, height: '320px' }, description: { component: about } },
  },
})

// WID-09, AC-2
export const Default = meta.story({
  name: 'One action; Escape closes the alert, a click outside does not',
  play: async ({ args, userEvent }) => {
    const alert = await screen.findByRole('alertdialog', { name: 'Page expired, click OK to retry' })
    await expect(alert).not.toHaveAttribute('aria-describedby')
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.action.onSelect).toHaveBeenCalledTimes(1)
    if (alert.parentElement) await userEvent.click(alert.parentElement)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
})

export const SecondLine = meta.story({
  name: 'With a second line and an alternative',
  args: {
    title: 'Your company’s account has expired. To download files, open the web version.',
    description: 'To renew it, contact support at 400-000-0000.',
    icon: undefined,
    tone: 'warning',
    action: { label: 'Open web version', onSelect: fn() },
    secondaryAction: { label: 'Next time', onSelect: fn() },
  },
  play: async ({ args, userEvent }) => {
    const alert = await screen.findByRole('alertdialog')
    await expect(alert).toHaveAccessibleDescription('To renew it, contact support at 400-000-0000.')
    await userEvent.click(screen.getByRole('button', { name: 'Next time' }))
    await expect(args.secondaryAction?.onSelect).toHaveBeenCalledTimes(1)
    await expect(args.action.onSelect).not.toHaveBeenCalled()
  },
})

// XS-2
export const LongMessage = meta.story({
  name: 'A long server message without spaces, in the desktop client',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'client' } },
  args: { title: 'ERR_UPSTREAM_'.repeat(60).slice(0, 500) },
  play: async () => {
    const alert = await screen.findByRole('alertdialog')
    const title = within(alert).getByRole('heading')
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
    await expect(alert.scrollTop).toBe(0)
    // The action is still visible.
    const button = within(alert).getByRole('button', { name: 'OK' })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})

export const LongChinese = meta.story({
  name: 'A long message in Chinese, dark theme, on a phone',
  tags: ['!autodocs'],
  globals: { locale: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
  args: {
    title: '服务器出现了一点小问题，工程师已收到通知，请稍候或刷新页面后重试',
    description: '如问题持续存在，请联系客服。',
    action: { label: '知道了', onSelect: fn() },
  },
  play: async () => {
    const title = await screen.findByRole('heading', { name: /服务器出现了一点小问题/ })
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  },
})
