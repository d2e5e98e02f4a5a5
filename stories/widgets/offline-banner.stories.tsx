import { expect, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ConnectionNoticeView } from '../../src/kit/connection/index.tsx'
import { LoginPage } from '../../src/pages/visitor/login.tsx'

const about = `
Tells the user that the connection is lost and that input is kept, and later that the connection is back.

- **When to use**: never directly. \`FeedbackProvider\` renders it on every screen. It is preloaded with the alerts and toasts, since it could not be loaded without a connection.
- **Anatomy**: a \`Banner\` over the page's header, which contains at most the logo and the language switcher. The switcher does not work offline. The layout does not shift, and the banner covers no field or button that works offline. An interruption of less than a second, such as a switch between networks, is not shown. The notice that the connection is back stays for three seconds.
- **Detection**: \`navigator.onLine\` is reliable when false, but stays true on a network without internet access. On such a network, an alert reports each failed call. The banner stays hidden, since nothing would report that the connection is back.
- **Keyboard**: nothing in the banner takes focus, so typing is not interrupted.
- **Content**: \`connection.offline\` and \`connection.online\`, announced politely.
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
    const { bottom } = canvas.getByText(t('connection.offline')).getBoundingClientRect()
    const field = canvas.getByRole('textbox', { name: t('login.login.label') })
    await expect(bottom).toBeLessThan(screen.getByRole('heading', { level: 1 }).getBoundingClientRect().top)
    await expect(bottom).toBeLessThan(field.getBoundingClientRect().top)
  },
})

// RS-1
export const Restored = meta.story({
  name: 'Connection restored',
  args: { state: 'reconnected' },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('connection.online'))).toBeVisible()
  },
})
