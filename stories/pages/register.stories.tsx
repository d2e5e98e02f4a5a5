import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { sayHi } from '../../src/api/calls/session.ts'
import { RegisterPage } from '../../src/pages/visitor/register.tsx'
import { expectNoAlert } from '../errors/expect-surface.ts'
import { callsTo, type PlayContext, stageOf } from './page-driver.ts'

/** Both ways lead on, and so does the one to the login. */
async function expectBothWays({ canvas, globals }: Pick<PlayContext, 'canvas' | 'globals'>) {
  const { t } = textsOf({ globals })
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('register.choice.title'))
  const link = (name: string) => canvas.getByRole('link', { name: (text) => text.startsWith(name) })
  await expect(link(t('register.choice.personal'))).toHaveAttribute('href', 'register/personal')
  await expect(link(t('register.choice.enterprise'))).toHaveAttribute('href', 'register/enterprise')
  await expect(link(t('register.log-in'))).toHaveAttribute('href', 'login')
}

/** The page's one question went wrong, and nothing came of it. */
async function expectNothing(context: PlayContext, label: string) {
  const { service, environment, visits } = stageOf(context)
  await context.step(label, async () => {
    await waitFor(() => expect(service.faults.count()).toBe(0))
    // Once a later question is answered, so is the page's.
    await environment.client.call(sayHi, {})
  })
  await context.step('What must be seen', async () => {
    await expectBothWays(context)
    await expectNoAlert()
    await expect(visits).toEqual([])
  })
}

const meta = preview.meta({
  title: 'Pages/Register',
  component: RegisterPage,
  tags: ['page'],
  parameters: { page: { path: '/register' } },
})

// SCR-02
export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await expectBothWays(context)
      // The one question of this page; the error matrix rests on it.
      await waitFor(() => expect(callsTo(context, '/login_settings')).toHaveLength(1))
      await expect(stageOf(context).service.calls).toHaveLength(1)
    })
  },
})

export const Unanswered = meta.story({
  name: 'Nobody could say whether new accounts are taken: both ways stay open',
  tags: ['unpictured'],
  parameters: { page: { path: '/register', faults: [{ path: '/login_settings', error: 'status-500' }] } },
  play: async (context) => expectNothing(context, 'The server answers 500'),
})

export const Stranger = meta.story({
  name: '9000001 at that question: nobody is sent away',
  parameters: { page: { path: '/register', faults: [{ path: '/login_settings', error: 'session-expired' }] } },
  play: async (context) => expectNothing(context, 'The server answers 9000001'),
})

// SCR-02
export const WithPlan = meta.story({
  name: 'A plan, a coupon and a redirect go on to the form',
  tags: ['!autodocs', 'unpictured'],
  parameters: {
    page: { path: '/register?plan_id=team&register_position=pricing&coupon=TEAM50&redirect=/files&token=secret' },
  },
  play: async ({ canvas, globals, step }) => {
    const { t } = textsOf({ globals })
    await step('What must be seen', async () => {
      const link = canvas.getByRole('link', { name: (text) => text.startsWith(t('register.choice.enterprise')) })
      await expect(link).toHaveAttribute(
        'href',
        'register/enterprise?plan_id=team&register_position=pricing&coupon=TEAM50&redirect=%2Ffiles',
      )
    })
  },
})

export const Closed = meta.story({
  name: 'No new accounts are taken',
  parameters: { page: { path: '/register', settings: { register_enabled: false } } },
  play: async ({ canvas, globals, step }) => {
    const { t } = textsOf({ globals })
    await step('What must be seen', async () => {
      const title = await canvas.findByRole('heading', { level: 1, name: t('register.closed.title') })
      await expect(title).toHaveFocus()
      await expect(canvas.getByRole('link', { name: t('register.go-to-login') })).toHaveAttribute('href', 'login')
      await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path: '/register', client: 'sync' } },
  play: async ({ canvas, globals, step }) => {
    const { t } = textsOf({ globals })
    await step('What must be seen', async () => {
      await expect(canvas.getByRole('navigation', { name: t('register.choice.title') })).toBeVisible()
      await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight)
    })
  },
})
