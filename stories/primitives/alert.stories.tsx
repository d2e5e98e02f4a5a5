import { Clock } from 'lucide'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Alert } from '../../src/primitives/alert.tsx'

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
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component: `
Says what happened and asks for one answer. For what happened beside the task, use a \`Toast\`; for what is wrong in a field, its error.

**Read out** at once, as an \`alertdialog\`: its title, then the sub line.

**Answer**: one action, which has the focus; at most one other way out, before it. Escape calls \`onClose\`; a click outside does nothing. Only one alert shows at a time, which is for the caller to see to.

**Words**: the title says what happened; the sub line what to do, or how to reach help; the action names the deed.
        `,
      },
    },
  },
})

export const Default = meta.story({
  name: 'One action',
  play: async ({ args, userEvent }) => {
    const alert = await screen.findByRole('alertdialog', { name: 'Page expired, click OK to retry' })
    await expect(alert).not.toHaveAttribute('aria-describedby')
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.action.onSelect).toHaveBeenCalledTimes(1)
  },
})

export const Escape = meta.story({
  name: 'Escape is an answer, a click outside is not',
  play: async ({ args, userEvent }) => {
    const alert = await screen.findByRole('alertdialog')
    if (alert.parentElement) await userEvent.click(alert.parentElement)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
})

export const SubLine = meta.story({
  name: 'With a sub line',
  args: {
    title: 'The server had a small problem and our team has been notified. Please wait a moment or refresh.',
    subLine: 'If it goes on, contact support at 400-000-0000.',
    icon: undefined,
    tone: 'warning',
  },
  play: async () => {
    const alert = await screen.findByRole('alertdialog')
    await expect(alert).toHaveAccessibleDescription('If it goes on, contact support at 400-000-0000.')
  },
})

export const TwoActions = meta.story({
  name: 'With another way out',
  args: {
    title: 'Your company’s account has expired. To download files, open the web version.',
    action: { label: 'Open web version', onSelect: fn() },
    secondaryAction: { label: 'Next time', onSelect: fn() },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next time' }))
    await expect(args.secondaryAction?.onSelect).toHaveBeenCalledTimes(1)
    await expect(args.action.onSelect).not.toHaveBeenCalled()
  },
})

export const LongChinese = meta.story({
  name: 'Long, in Chinese, on a phone',
  globals: { locale: 'zh-CN', viewport: { value: 'phone' } },
  args: {
    title: '服务器出现了一点小问题，工程师已收到通知，请稍候或刷新页面后重试',
    subLine: '如问题持续存在，请联系客服。',
    action: { label: '知道了', onSelect: fn() },
  },
  play: async () => {
    const title = await screen.findByRole('heading', { name: /服务器出现了一点小问题/ })
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  },
})

export const Dark = meta.story({
  name: 'In the dark',
  globals: { theme: 'dark' },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  },
})
