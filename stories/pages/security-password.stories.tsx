import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { errorCodes } from '../../mocks/http/error-codes.ts'
import { demoPassword, newPassword, people } from '../../mocks/personas/people.ts'
import { SecurityPasswordPage } from '../../src/pages/account/security-password.tsx'
import * as page from './page-driver.ts'
import { translate } from './page-driver.ts'
import { expectResult, fill, inSequence, press, step } from './play-driver.ts'

const changePath = '/password/change'
const methodPath = '/security/get_two_step_method'
const oldLabel = 'change-password.old.label'
const newLabel = 'choose-password.label'

const meta = preview.meta({
  title: 'Pages/Account security/Password',
  component: SecurityPasswordPage,
  tags: ['page'],
  parameters: { page: { path: '/security/password', loggedInAs: people.mei.email } },
})

const fillForm = step(
  'Type the current password and a new password',
  fill({ [oldLabel]: demoPassword, [newLabel]: newPassword, 'new-password.confirmation': newPassword }),
)
const submit = step('Submit the form', press('change-password.submit'))
const expectSuccess = page.focusedTitle('change-password.done.heading')
const noPassword = { page: { loggedInAs: people.wang.phone } }

export const Default = meta.story({
  play: expectResult(
    page.field('new-password.confirmation'),
    page.title('change-password.heading'),
    page.hasAutocomplete(oldLabel, 'current-password'),
    page.hasAutocomplete(newLabel, 'new-password'),
    // Password managers use the username field to identify the account.
    ({ canvasElement }) =>
      expect(canvasElement.querySelector('form [autocomplete=username]')).toHaveValue(people.mei.phone),
    page.linksTo('login.forgot-password', '../forgot-password'),
  ),
})

export const Loading = meta.story({
  name: 'Loading',
  parameters: { page: { faults: [{ path: methodPath, delay_ms: 60_000 }] } },
  play: expectResult(page.blocker, page.noElement('button', 'change-password.submit')),
})

// VAL-06
export const PolicyBroken = meta.story({
  name: 'Password violates the policy',
  parameters: { page: { settings: { password_require_capital: true, password_require_special: true } } },
  play: inSequence(fillForm, submit, expectResult(page.invalid(newLabel), page.called(changePath, 0))),
})

// SCR-20
export const Done = meta.story({
  name: 'Password changed',
  play: inSequence(
    fillForm,
    submit,
    expectResult(
      expectSuccess,
      page.linksTo('change-password.done.devices', '../security/devices'),
      page.called(changePath),
    ),
  ),
})

export const FirstPassword = meta.story({
  name: 'Set a first password',
  parameters: noPassword,
  play: expectResult(
    page.title('change-password.set.heading'),
    page.field('new-password.label'),
    page.noField(oldLabel),
  ),
})

// SCR-20
export const FirstPasswordSet = meta.story({
  name: 'First password set',
  parameters: noPassword,
  play: inSequence(
    step(
      'Type a first password twice',
      fill({ 'new-password.label': newPassword, 'new-password.confirmation': newPassword }),
    ),
    step('Submit the form', press('change-password.set.submit')),
    expectResult(page.focusedTitle('change-password.set.done.heading'), page.called('/password/set')),
  ),
})

export const Failing = meta.story({
  name: '500 · Page could not be loaded, retry succeeds',
  tags: ['no-screenshot'],
  parameters: { page: { faults: [{ path: methodPath, status: 500 }] } },
  play: inSequence(
    expectResult('error.status-500.title', page.title('security.nav.password')),
    step('Try again', press('error-card.retry')),
    expectResult(page.field('new-password.confirmation'), page.noAlert),
  ),
})

export const Shown = meta.story({
  name: 'Current password shown',
  tags: ['no-screenshot'],
  play: inSequence(
    fillForm,
    step('Show the current password', press('change-password.old.show')),
    expectResult(page.attribute(page.field(oldLabel), 'type', 'text'), page.button('change-password.old.hide')),
  ),
})

// RQ-14
export const OtherAccount = meta.story({
  name: 'other_account · Logged in to another account in another tab',
  parameters: { page: { faults: [{ path: changePath, error: [{ error_code: errorCodes.otherAccount.code }] }] } },
  play: inSequence(
    fillForm,
    step('Submit the form, and the server returns other_account', press('change-password.submit')),
    expectResult(
      page.focusedTitle('session.other'),
      'session.other.text',
      page.noElement('textbox'),
      page.noText(/138\*{4}8000/),
    ),
    step('Continue with the account that is logged in', press('session.other.action')),
    expectResult(page.expectNavigations('reload')),
  ),
})

// RQ-13, RQ-14
export const LoggedOutElsewhere = meta.story({
  name: 'Logged out in another tab',
  parameters: {
    page: {
      pageData: { account: 'member' },
      faults: [
        { path: '/auth/hi', body: '{"logged_in":true}' },
        { path: '/auth/hi', times: 'always', body: '{"logged_in":false}' },
      ],
    },
  },
  play: inSequence(
    page.field('new-password.confirmation'),
    step('Return to the page after logging out in another tab', ({ canvas, ...context }) =>
      // `SessionWatch` is loaded on demand, so it may miss the first event.
      waitFor(async () => {
        document.dispatchEvent(new Event('visibilitychange'))
        await canvas.findByRole('heading', { level: 1, name: translate(context, 'session.ended') }, { timeout: 200 })
      }),
    ),
    expectResult(page.focusedTitle('session.ended'), page.noElement('textbox')),
    step('Go to the login page, which will redirect back', press('session.ended.action')),
    expectResult(page.expectNavigations(/\/login\?redirect=%2Fsecurity%2Fpassword/)),
  ),
})
