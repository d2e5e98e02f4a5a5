import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { sayHi } from '../../src/api/calls/session.ts'
import { RegisterPage } from '../../src/pages/visitor/register.tsx'
import * as page from './page-driver.ts'
import { getStage, type Text, translate } from './page-driver.ts'
import { expectResult, inSequence, step } from './play-driver.ts'

const meta = preview.meta({
  title: 'Pages/Register',
  component: RegisterPage,
  tags: ['page'],
  parameters: { page: { path: '/register' } },
})

/** Checks a link's target. The link's accessible name is this message, followed by a description. */
const expectDescribedLink = (name: Text, href: string) =>
  page.attribute(
    (context) =>
      context.canvas.findByRole('link', { name: (label: string) => label.startsWith(translate(context, name)) }),
    'href',
    href,
  )

const expectChoices = inSequence(
  page.title('register.choice.title'),
  expectDescribedLink('register.choice.personal', 'register/personal'),
  expectDescribedLink('register.choice.enterprise', 'register/enterprise'),
  expectDescribedLink('register.log-in', 'login'),
)

// SCR-02
export const Default = meta.story({
  // The error matrix assumes that this is the page's only call.
  play: expectResult(expectChoices, page.called('/login_settings'), (context) =>
    expect(getStage(context).service.calls).toHaveLength(1),
  ),
})

export const NotLoggedIn = meta.story({
  name: '9000001 · Not logged in: the visitor stays on the page',
  parameters: { page: { faults: [{ path: '/login_settings', error: 'session-expired' }] } },
  play: inSequence(
    step(
      'The server returns 9000001',
      (context) => waitFor(() => expect(getStage(context).service.faults.count()).toBe(0)),
      // When this later call returns, the page has already handled the response to its own call.
      (context) => getStage(context).environment.client.call(sayHi, {}),
    ),
    expectResult(expectChoices, page.noAlert, page.expectNavigations()),
  ),
})

export const Closed = meta.story({
  name: 'Registration closed',
  parameters: { page: { settings: { register_enabled: false } } },
  play: expectResult(
    page.focusedTitle('register.closed.title'),
    page.linksTo('register.go-to-login', 'login'),
    page.noElement('navigation'),
  ),
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { client: 'sync' } },
  play: expectResult(
    (context) => context.canvas.findByRole('navigation', { name: translate(context, 'register.choice.title') }),
    page.needsNoVerticalScrolling,
  ),
})
