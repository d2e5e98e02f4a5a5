import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { demoPassword } from '../../mocks/personas/people.ts'
import { verifyIdentity } from '../../src/api/calls/two-step.ts'
import { VerifyIdentityPage } from '../../src/pages/visitor/verify-identity.tsx'
import * as page from './page-driver.ts'
import { callsTo, getStage } from './page-driver.ts'
import { addFaults, expectResult, fill, inSequence, press, step } from './play-driver.ts'
import { logInBeforeOpening } from './recovery-driver.ts'

const path = '/verify-identity?redirect=/security'
const verifyPath = '/security/verify_identity'

const meta = preview.meta({
  title: 'Pages/Verify identity',
  component: VerifyIdentityPage,
  tags: ['page'],
  parameters: { page: { path } },
  beforeEach: logInBeforeOpening,
})

const submitForm = inSequence(fill({ 'login.password.label': demoPassword }), press('verify-identity.submit'))

const submitPassword = step('Submit the password', submitForm)

// SCR-09, TWO-01
export const Default = meta.story({
  play: expectResult(page.hasAutocomplete('login.password.label', 'current-password'), (context) =>
    expect(callsTo(context, verifyPath).map(({ data }) => data)).toEqual([{}]),
  ),
})

export const Loading = meta.story({
  name: 'Loading, while the page checks whether verification is required',
  beforeEach: addFaults({ path: verifyPath, delay_ms: 60_000 }),
  play: expectResult('blocker.label', page.noField('login.password.label')),
})

// SCR-09
export const Verified = meta.story({
  name: 'Verified, opening the next page',
  play: inSequence(
    submitPassword,
    expectResult(page.expectNavigations('go /security'), page.busy('verify-identity.opening')),
  ),
})

// TWO-01, ERR-12
export const AlreadyVerified = meta.story({
  name: 'already_verified · The password is not required again',
  tags: ['no-screenshot'],
  beforeEach: async (context) => {
    await getStage(context).environment.client.call(verifyIdentity, { password: demoPassword })
  },
  play: expectResult(page.expectNavigations('go /security'), page.noElement('textbox')),
})

export const NoPassword = meta.story({
  name: '1200010 · Account without a password',
  play: inSequence(
    step(
      'The server returns 1200010 when the user submits the password',
      page.field('login.password.label'),
      addFaults({ path: verifyPath, error: [{ field: 'password', error_code: 1200010, error_msg: 'None.' }] }),
      submitForm,
    ),
    expectResult(
      page.focusedTitle('verify-identity.no-password.heading'),
      page.linksTo('verify-identity.no-password.action', 'security/password?redirect=%2Fsecurity'),
    ),
  ),
})

// RQ-10
export const LoadFailed = meta.story({
  name: '500 · Page could not be loaded, and verification is not skipped',
  beforeEach: addFaults({ path: verifyPath, error: 'status-500' }),
  play: expectResult('error.status-500.title', page.expectNavigations(), page.button('error-card.retry')),
})

export const NotLoggedIn = meta.story({
  name: '9000001 · Not logged in',
  beforeEach: addFaults({ path: verifyPath, error: 'session-expired' }),
  play: expectResult(page.expectNavigations(`go /login?redirect=${encodeURIComponent(path)}`)),
})
