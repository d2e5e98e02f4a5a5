import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { demoPassword } from '../../mocks/personas/people.ts'
import { verifyIdentity } from '../../src/api/calls/two-step.ts'
import { VerifyIdentityPage } from '../../src/pages/visitor/verify-identity.tsx'
import * as page from './page-driver.ts'
import { callsTo, stageOf } from './page-driver.ts'
import { breaks, fill, inTurn, press, sees, step } from './play-driver.ts'
import { beLoggedIn } from './recovery-driver.ts'

const path = '/verify-identity?redirect=/security'
const call = '/security/verify_identity'

const meta = preview.meta({
  title: 'Pages/Verify identity',
  component: VerifyIdentityPage,
  tags: ['page'],
  parameters: { page: { path } },
  beforeEach: beLoggedIn,
})

const enter = (password = demoPassword) =>
  inTurn(fill({ 'login.password.label': password }), press('verify-identity.submit'))

const submitPassword = step('A member submits the password', enter())

// SCR-09, TWO-01
export const Default = meta.story({
  play: sees(page.completes('login.password.label', 'current-password'), (context) =>
    expect(callsTo(context, call).map(({ data }) => data)).toEqual([{}]),
  ),
})

export const Asking = meta.story({
  name: 'Asking whether it is needed',
  beforeEach: breaks({ path: call, delay_ms: 60_000 }),
  play: sees('blocker.label', page.noField('login.password.label')),
})

export const Submitting = meta.story({
  play: inTurn(
    step(
      'A member submits the password, and the server is slow to answer',
      page.field('login.password.label'),
      breaks({ path: call, delay_ms: 60_000 }),
      enter(),
    ),
    sees(page.busy('verify-identity.submit')),
  ),
})

// SCR-09
export const Verified = meta.story({
  name: 'Verified, on the way to what comes next',
  play: inTurn(submitPassword, sees(page.went('go /security'), page.busy('verify-identity.opening'))),
})

// TWO-01, ERR-12
export const AlreadyVerified = meta.story({
  name: 'already_verified · Nobody is asked twice',
  tags: ['unpictured'],
  beforeEach: async (context) => {
    await stageOf(context).environment.client.call(verifyIdentity, { password: demoPassword })
  },
  play: sees(page.went('go /security'), page.none('textbox')),
})

// IN-8, IN-9
export const WrongPassword = meta.story({
  name: '1100001 · A wrong password',
  play: inTurn(
    step('A member submits a wrong password', enter('Wrong2026')),
    sees(page.formError, page.refused('login.password.label'), page.went()),
  ),
})

export const NoPassword = meta.story({
  name: '1200010 · The account has no password',
  play: inTurn(
    step(
      'The server answers 1200010 when a member submits the password',
      page.field('login.password.label'),
      breaks({ path: call, error: [{ field: 'password', error_code: 1200010, error_msg: 'None.' }] }),
      enter(),
    ),
    sees(
      page.movedTo('verify-identity.none.heading'),
      page.leads('verify-identity.none.action', 'security/password?redirect=%2Fsecurity'),
    ),
  ),
})

// RQ-10
export const Unanswered = meta.story({
  name: 'Nobody could say: nothing is skipped',
  beforeEach: breaks({ path: call, error: 'status-500' }),
  play: sees('error.status-500.title', page.went(), page.button('error-card.retry')),
})

// RQ-10
export const Unreachable = meta.story({
  name: 'No network: nothing is skipped',
  parameters: { page: { isOffline: true } },
  beforeEach: breaks({ path: call, reset: true, times: 9 }),
  play: sees('error.offline.title', page.button('error-card.retry'), page.went()),
})

export const Stranger = meta.story({
  name: '9000001 · Nobody is logged in',
  beforeEach: breaks({ path: call, error: 'session-expired' }),
  play: sees(page.went(`go /login?redirect=${encodeURIComponent(path)}`)),
})

export const OnPhone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { isMobile: true } },
  play: sees(page.field('login.password.label')),
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { client: 'sync' } },
  play: inTurn(submitPassword, sees(page.went('go /security'))),
})
