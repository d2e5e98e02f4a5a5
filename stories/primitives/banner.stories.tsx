import { CircleCheck, WifiOff } from 'lucide'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Banner } from '../../src/primitives/banner.tsx'

const about = `
Says how things stand with the whole page, for as long as they do.

- **When to use**: for a state that nobody brought about here, such as a lost connection or a login in another tab. For what just happened, a \`Toast\`; for what must be answered, an \`Alert\`.
- **Anatomy**: an icon, one line and at most one action, over the page's head, where there is neither a field nor a button that matters. Nothing moves when it comes and goes; a press beside the action goes through to what lies below. It lies under dialogs. Without words only its region stays, so that the next words are heard.
- **Keyboard**: nothing in it takes the focus; the action is reached by Tab.
- **Texts**: how it is, then what that means for what was begun. Read out politely.
`

const meta = preview.meta({
  title: 'Primitives/Banner',
  component: Banner,
  tags: ['autodocs'],
  args: { icon: WifiOff, children: 'You are offline. What you typed is kept.' },
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '96px' }, description: { component: about } },
  },
})

export const Warning = meta.story({
  name: 'Something is missing',
  play: async ({ canvas }) => {
    const words = canvas.getByText('You are offline. What you typed is kept.')
    await expect(words.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  },
})

export const WithAction = meta.story({
  name: 'With a way on',
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

export const Silent = meta.story({
  name: 'Nothing to say: the region stays',
  tags: ['unpictured'],
  args: { children: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-live=polite]')).toBeEmptyDOMElement()
  },
})

export const Chinese = meta.story({
  name: 'In Chinese, in the dark, on a small phone',
  globals: { locale: 'zh-CN', theme: 'dark', viewport: { value: 'small' } },
  args: { children: '当前没有网络，你填写的内容都还在' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('当前没有网络，你填写的内容都还在')
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
  },
})
