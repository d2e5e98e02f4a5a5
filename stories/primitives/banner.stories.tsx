import { CircleCheck, WifiOff } from 'lucide'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Banner } from '../../src/primitives/banner.tsx'

const about = `
Shows a condition that affects the whole page, for as long as it lasts.

- **When to use**: for a condition that the user did not cause on this page, such as a lost connection or a login in another tab. For an event that has just happened, use a \`Toast\`; for an event that needs a response, an \`Alert\`.
- **Anatomy**: an icon, one line and at most one action, over the page's header. It does not cover fields or important buttons, and does not shift the layout. Clicks outside the action pass through to the page. Dialogs cover the banner. Without text, only the live region is rendered, so that the next text is announced.
- **Keyboard**: the banner does not take focus; Tab reaches the action.
- **Content**: the condition, then what it means for the user's input. Screen readers announce the banner politely.
`

const meta = preview.meta({
  title: 'Primitives/Banner',
  component: Banner,
  tags: ['autodocs'],
  args: { icon: WifiOff, children: 'You are offline. What you typed is still here.' },
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '96px' }, description: { component: about } },
  },
})

export const Warning = meta.story({
  name: 'A warning',
  play: async ({ canvas }) => {
    const line = canvas.getByText('You are offline. What you typed is still here.')
    await expect(line.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  },
})

export const WithAction = meta.story({
  name: 'With an action',
  args: {
    tone: 'success',
    icon: CircleCheck,
    children: 'You are logged in',
    action: { label: 'Continue', onSelect: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.action?.onSelect).toHaveBeenCalledOnce()
  },
})

export const Chinese = meta.story({
  name: 'In Chinese, dark theme, on a small phone',
  globals: { locale: 'zh-CN', theme: 'dark', viewport: { value: 'small' } },
  args: { children: '当前没有网络，你填写的内容都还在' },
  play: async ({ canvas }) => {
    const line = canvas.getByText('当前没有网络，你填写的内容都还在')
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
  },
})
