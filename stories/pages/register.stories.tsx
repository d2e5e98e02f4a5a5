import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { sayHi } from '../../src/api/calls/session.ts'
import { RegisterPage } from '../../src/pages/visitor/register.tsx'
import * as page from './page-driver.ts'
import { say, stageOf, type Text } from './page-driver.ts'
import { inTurn, sees, step } from './play-driver.ts'

const meta = preview.meta({
  title: 'Pages/Register',
  component: RegisterPage,
  tags: ['page'],
  parameters: { page: { path: '/register' } },
})

/** A link whose name begins with this; what it is about stands behind. */
const leadsFrom = (name: Text, href: string) =>
  page.attribute(
    (context) => context.canvas.findByRole('link', { name: (words: string) => words.startsWith(say(context, name)) }),
    'href',
    href,
  )

const bothWays = inTurn(
  page.title('register.choice.title'),
  leadsFrom('register.choice.personal', 'register/personal'),
  leadsFrom('register.choice.enterprise', 'register/enterprise'),
  leadsFrom('register.log-in', 'login'),
)

/** The page's one question went wrong, and nothing came of it. */
function seeNothing(label: string) {
  return inTurn(
    step(
      label,
      (context) => waitFor(() => expect(stageOf(context).service.faults.count()).toBe(0)),
      // Once a later question is answered, so is the page's.
      (context) => stageOf(context).environment.client.call(sayHi, {}),
    ),
    sees(bothWays, page.noAlert, page.went()),
  )
}

// SCR-02
export const Default = meta.story({
  // The one question of this page; the error matrix rests on it.
  play: sees(bothWays, page.called('/login_settings'), (context) =>
    expect(stageOf(context).service.calls).toHaveLength(1),
  ),
})

export const Unanswered = meta.story({
  name: 'Nobody could say whether new accounts are taken: both ways stay open',
  tags: ['unpictured'],
  parameters: { page: { faults: [{ path: '/login_settings', error: 'status-500' }] } },
  play: seeNothing('The server answers 500'),
})

export const Stranger = meta.story({
  name: '9000001 at that question: nobody is sent away',
  parameters: { page: { faults: [{ path: '/login_settings', error: 'session-expired' }] } },
  play: seeNothing('The server answers 9000001'),
})

// SCR-02
export const WithPlan = meta.story({
  name: 'A plan, a coupon and a redirect go on to the form',
  tags: ['!autodocs', 'unpictured'],
  parameters: {
    page: { path: '/register?plan_id=team&register_position=pricing&coupon=TEAM50&redirect=/files&token=secret' },
  },
  play: sees(
    leadsFrom(
      'register.choice.enterprise',
      'register/enterprise?plan_id=team&register_position=pricing&coupon=TEAM50&redirect=%2Ffiles',
    ),
  ),
})

export const Closed = meta.story({
  name: 'No new accounts are taken',
  parameters: { page: { settings: { register_enabled: false } } },
  play: sees(
    page.movedTo('register.closed.title'),
    page.leads('register.go-to-login', 'login'),
    page.none('navigation'),
  ),
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { client: 'sync' } },
  play: sees(
    (context) => context.canvas.findByRole('navigation', { name: say(context, 'register.choice.title') }),
    page.needsNoScrolling,
  ),
})
