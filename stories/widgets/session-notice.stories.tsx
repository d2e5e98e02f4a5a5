import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SessionNoticeView } from '../../src/kit/session/session-notice-view.tsx'
import { LoginPage } from '../../src/pages/visitor/login.tsx'

const about = `
Tells the user about a login or logout in another tab of the same browser, a failed redirect after a login on this page, a login's second step that timed out or, on the login screen, an existing login.

- **When to use**: never directly. \`FeedbackProvider\` renders \`SessionWatch\` on every screen, with the alerts and toasts. \`SessionWatch\` calls \`/auth/hi\` when the page is first hidden, when it becomes visible again, and every five minutes while the user is active on the page. These calls also keep the session alive. If the browser remembers an earlier login, the login screen also makes this call when it opens. A page that belongs to an account also makes it when the window regains focus. If the user is logged in, the banner offers to continue with the current account. The form below still accepts a login with another account. Other pages do not mention a session that already existed when they opened. After a login on this page, \`SessionWatch\` waits 5 s for the next page. If the redirect fails, for example because it starts a download, the buttons stop being busy, and the notice says that the user is logged in.
- **Anatomy**: a \`Banner\` over the page's header. After a login, the banner has a button that opens the same page as a login here would, or the default page if the login's redirect failed. The banner never navigates by itself, since the user may be typing. Inside a client, and in OAuth mode, the banner does not mention logins or logouts in other tabs. If the page's account is no longer logged in, the whole page is replaced: see *Pages / Account security / Password*.
- **Keyboard**: nothing takes focus. Tab reaches "Continue", and Enter or Space activates it.
- **Content**: \`session.logged-in\`, \`session.logged-in.at-login\`, \`session.continue\`, \`session.logged-out\`, \`session.timed-out\`, all announced politely.
`

const meta = preview.meta({
  id: 'widgets-sessionnotice',
  title: 'Widgets/Session notice',
  component: SessionNoticeView,
  tags: ['autodocs', 'widget'],
  args: { state: 'logged-in-elsewhere' as const, onContinue: fn() },
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
  name: 'Logged in in another tab',
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
  name: 'Logged out in another tab',
  args: { state: 'logged-out-elsewhere' },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('session.logged-out'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('session.continue') })).not.toBeInTheDocument()
  },
})

// SCR-07
export const TimedOut = meta.story({
  name: 'Second step of a login timed out',
  args: { state: 'unknown', hasSecondStepTimedOut: true },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('session.timed-out'))).toBeVisible()
  },
})

// RQ-13
export const SmallPhone = meta.story({
  name: 'Already logged in, on the login screen of a small phone',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' } },
  args: { state: 'logged-in', isLoginPage: true },
  play: async ({ canvas, t }) => {
    const line = canvas.getByText(t('session.logged-in.at-login'))
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
    await expect(line.getBoundingClientRect().bottom).toBeLessThan(
      screen.getByRole('heading', { level: 1 }).getBoundingClientRect().top,
    )
    const { height, right } = canvas.getByRole('button', { name: t('session.continue') }).getBoundingClientRect()
    // A tap needs a larger button (44 px). The story is also captured at desktop width, where 24 px is enough.
    await expect(height).toBeGreaterThanOrEqual(window.innerWidth < 480 ? 44 : 24)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
})
