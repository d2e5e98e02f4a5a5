import { expect, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ConnectionNoticeView } from '../../src/kit/connection/index.tsx'
import { LoginPage } from '../../src/pages/visitor/login.tsx'

const about = `
Says that the connection is lost and that input is kept, and briefly that it is back.

- **When to use**: never directly: \`FeedbackProvider\` renders it on every screen. It is loaded in advance with the alerts and toasts, since it could not be loaded without a connection.
- **Anatomy**: a \`Banner\` over the page's header, which has at most the logo and the language switcher, and the switcher does not work offline. Nothing moves, and no field or button is covered. An interruption of less than a second, such as a change of networks, is not shown; the notice that the connection is back stays for three seconds.
- **What it relies on**: the browser's \`onLine\`, which is reliable when it reports no network, but does not notice a network without internet. There a call fails and shows its own alert; the banner stays hidden, since it could not know when the connection is back.
- **Keyboard**: nothing in it takes focus, so typing is not interrupted.
- **Texts**: \`connection.offline\` and \`connection.online\`, announced politely.
`

const meta = preview.meta({
  id: 'widgets-offlinebanner',
  title: 'Widgets/Offline banner',
  component: ConnectionNoticeView,
  tags: ['autodocs', 'widget'],
  args: { state: 'offline' as const },
  decorators: [
    (Story) => (
      <>
        <LoginPage />
        <Story />
      </>
    ),
  ],
  parameters: {
    page: { path: '/login' },
    docs: { story: { inline: false, height: '420px' }, description: { component: about } },
  },
})

// RS-1
export const Offline = meta.story({
  name: 'Offline',
  play: async ({ canvas, t }) => {
    const words = canvas.getByText(t('connection.offline'))
    const { bottom } = words.getBoundingClientRect()
    const field = canvas.getByRole('textbox', { name: t('login.login.label') })
    await expect(bottom).toBeLessThan(screen.getByRole('heading', { level: 1 }).getBoundingClientRect().top)
    await expect(bottom).toBeLessThan(field.getBoundingClientRect().top)
  },
})

// RS-1
export const Restored = meta.story({
  name: 'Connection restored',
  args: { state: 'back' },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('connection.online'))).toBeVisible()
  },
})
