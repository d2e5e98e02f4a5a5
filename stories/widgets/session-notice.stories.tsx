import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SessionNoticeView } from '../../src/kit/session/session-notice-view.tsx'
import { LoginPage } from '../../src/pages/visitor/login.tsx'

const about = `
Says that somebody has logged in, or out, in another tab of the same browser, or that a login on this page has led to no page, or that one waited too long for its second step and begins again.

- **When to use**: never by hand: \`FeedbackProvider\` brings it to every screen, with the alerts and toasts. It asks \`/auth/hi\` as the page is left for another tab and again when it is come back to, and every five minutes while somebody is busy on the page, which also keeps the session alive. The login also asks as it opens, where somebody has logged in before, and says so to whoever is logged in still, with both ways on: as who they are, or by another account in the form below. On other pages, what has been so all along is not said. After a login it waits 5 s for the next page; if none comes, since there is a download, say, it frees what is busy, and says that one is logged in.
- **Anatomy**: a \`Banner\` over the page's head. After a login it has one way on, to where a login on this page would have led, or to the default address if that has just been no page; nobody is taken there, since something may be half typed. Inside a client, and where another application waits for the login, it says nothing of logins made elsewhere. A page about an account that is logged in no longer is not left standing under a banner: *Pages / Account security / Password* shows what comes in its place.
- **Keyboard**: nothing takes the focus. "Continue" is reached by Tab and pressed by Enter or Space.
- **Texts**: \`session.logged-in\`, \`session.logged-in.at-login\`, \`session.continue\`, \`session.logged-out\`, \`session.timed-out\`, read out politely.
`

const meta = preview.meta({
  id: 'widgets-sessionnotice',
  title: 'Widgets/Session notice',
  component: SessionNoticeView,
  tags: ['autodocs', 'widget'],
  args: { state: 'came' as const, onContinue: fn() },
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

// RQ-13
export const LoggedIn = meta.story({
  name: 'Logged in, in another tab',
  play: async ({ args, canvas, t, userEvent }) => {
    const { bottom } = canvas.getByText(t('session.logged-in')).getBoundingClientRect()
    await expect(bottom).toBeLessThan(screen.getByRole('heading', { level: 1 }).getBoundingClientRect().top)
    await expect(args.onContinue).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: t('session.continue') }))
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
})

// RQ-13
export const LoggedOut = meta.story({
  name: 'Logged out, in another tab',
  args: { state: 'went' },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('session.logged-out'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('session.continue') })).not.toBeInTheDocument()
  },
})

// SCR-07
export const TimedOut = meta.story({
  name: 'Back at the login, which waited too long for its second step',
  args: { state: 'unknown', hasTimedOut: true },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('session.timed-out'))).toBeVisible()
  },
})

// RQ-13
export const SmallPhone = meta.story({
  name: 'Logged in already, at the login, on a small phone',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' } },
  args: { state: 'in', isLogin: true },
  play: async ({ canvas, t }) => {
    const words = canvas.getByText(t('session.logged-in.at-login'))
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
    await expect(words.getBoundingClientRect().bottom).toBeLessThan(
      screen.getByRole('heading', { level: 1 }).getBoundingClientRect().top,
    )
    const { height, right } = canvas.getByRole('button', { name: t('session.continue') }).getBoundingClientRect()
    // A thumb's size on a phone; pictures show the story on a desktop as well.
    await expect(height).toBeGreaterThanOrEqual(window.innerWidth < 480 ? 44 : 24)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
})
