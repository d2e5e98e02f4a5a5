import { expect, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ConnectionNoticeView } from '../../src/kit/connection/connection-notice-view.tsx'
import { LoginPage } from '../../src/pages/visitor/login.tsx'

const about = `
Says that the connection is gone and that what was typed stays, and for a moment that it is back.

- **When to use**: never by hand: \`FeedbackProvider\` brings it to every screen. It comes with the alerts and toasts, ahead of need, since without a connection it could not be fetched.
- **Anatomy**: a \`Banner\` over the page's head, where there is at most the logo and the language, which offline nobody can change. Nothing moves, and no field or button is covered. Gone for less than a second, as from one network into the next, is not worth a word; back is said for three seconds.
- **What it goes by**: the browser's word, which is certain where it says that there is no network, and says nothing where there is one that leads nowhere. Such a call fails by itself, and its alert says so; the banner stays away, since nothing would tell it when to leave.
- **Keyboard**: nothing in it takes the focus; what is being typed goes on.
- **Texts**: \`connection.offline\` and \`connection.online\`, read out politely.
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
  name: 'No connection',
  play: async ({ canvas, t }) => {
    const words = canvas.getByText(t('connection.offline'))
    const { bottom } = words.getBoundingClientRect()
    const field = canvas.getByRole('textbox', { name: t('login.login.label') })
    await expect(bottom).toBeLessThan(screen.getByRole('heading', { level: 1 }).getBoundingClientRect().top)
    await expect(bottom).toBeLessThan(field.getBoundingClientRect().top)
  },
})

// RS-1
export const Back = meta.story({
  name: 'Back again, said for a moment',
  args: { state: 'back' },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('connection.online'))).toBeVisible()
  },
})
