import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { authenticatorSecret, people } from '../../mocks/personas/people.ts'
import { SecurityTwoStepPage } from '../../src/pages/account/security-two-step.tsx'
import { stopClock } from '../widgets/phone-code-form.tsx'
import * as page from './page-driver.ts'
import { findAlert, getStage, translate } from './page-driver.ts'
import {
  expectResult,
  expectUnchanged,
  fill,
  inSequence,
  press,
  pressInAlert,
  step,
  type,
  wrongCode,
} from './play-driver.ts'
import { chooseSms, goToKey, inDialog, method, newPhone, requestSmsCode, typeKeyCode } from './two-step-driver.ts'

const path = '/security/two-step'
const methodPath = '/security/get_two_step_method'
const closePath = '/security/close_two_step'
const setPath = '/security/set_two_step'
const verifyPath = '/security/verify_identity'

const setupPage = { path: `${path}?type=set`, isPasswordVerified: true }
const byAuthenticator = { twoStep: { method: 'google', secret: authenticatorSecret } } as const
const bySms = { twoStep: { method: 'sms', phone: people.zhou.phone } } as const
const forcingEnterprise = { enterprise: { name: 'Careful Ltd', status: 'active', forcesTwoStep: true } } as const
const modifyPage = { page: { path: `${path}?type=modify`, isPasswordVerified: true, account: bySms } }
const turnOffPage = { page: { isPasswordVerified: true, account: byAuthenticator } }

const meta = preview.meta({
  title: 'Pages/Account security/Two-step verification',
  component: SecurityTwoStepPage,
  tags: ['page'],
  parameters: { page: { path, loggedInAs: people.mei.email } },
})

const turnOn = step('Turn on two-step verification', press('two-step.turn-on.name'))
const askToTurnOff = step('Ask to turn off two-step verification', press('two-step.turn-off.row'))

const setUpAuthenticator = step('Add the key to an authenticator and type its code', inDialog(goToKey, typeKeyCode))

export const Default = meta.story({
  name: 'Default: off',
  play: expectResult(
    page.button('two-step.turn-on.name'),
    'two-step.state.off',
    'two-step.method.google',
    page.title('security.nav.two-step'),
  ),
})

export const OnBySms = meta.story({
  name: 'On, by SMS',
  parameters: { page: { account: bySms } },
  play: expectResult(
    ['two-step.row.sms', { phone: '139****9001' }],
    'two-step.state.on',
    page.button('two-step.turn-off.row'),
  ),
})

export const OnBySmsPhoneUnknown = meta.story({
  name: 'On, by SMS, phone number unknown',
  tags: ['no-screenshot'],
  parameters: { page: { faults: [{ path: methodPath, body: '{"success":true,"enabled":true,"method":"sms"}' }] } },
  play: expectResult('two-step.row.sms-unknown-phone'),
})

export const OnByWechat = meta.story({
  name: 'On, by WeChat',
  parameters: { page: { account: { twoStep: { method: 'wechat' } } } },
  play: expectResult('two-step.row.wechat'),
})

export const OnByAuthenticator = meta.story({
  name: 'On, by authenticator',
  parameters: { page: { account: byAuthenticator } },
  play: expectResult('two-step.row.google'),
})

export const OnByUnknown = meta.story({
  name: 'On, by an unknown method',
  tags: ['no-screenshot'],
  parameters: {
    page: { faults: [{ path: methodPath, body: '{"success":true,"enabled":true,"method":"key"}', times: 9 }] },
  },
  play: expectResult('two-step.row.on'),
})

export const OnForced = meta.story({
  name: 'On and required: cannot be turned off',
  parameters: { page: { account: { ...bySms, ...forcingEnterprise } } },
  play: expectResult(
    'two-step.forced.detail',
    page.noElement('button', 'two-step.turn-off.row'),
    page.button('two-step.change.name'),
  ),
})

export const OffForced = meta.story({
  name: 'Off, but required',
  parameters: { page: { account: forcingEnterprise } },
  play: expectResult('two-step.row.off-forced'),
})

export const Loading = meta.story({
  parameters: { page: { faults: [{ path: methodPath, delay_ms: 60_000 }] } },
  play: expectResult(
    (context) => context.canvas.findByText(translate(context, 'security.loading'), { selector: '[role=status]' }),
    page.noElement('button', 'two-step.turn-on.name'),
  ),
})

export const Failing = meta.story({
  name: '502 · Page could not be loaded, retry succeeds',
  tags: ['no-screenshot'],
  parameters: { page: { faults: [{ path: methodPath, error: 'status-502' }] } },
  play: inSequence(
    expectResult('error.status-502.title'),
    step('Try again', press('error-card.retry')),
    expectResult(
      page.button('two-step.turn-on.name'),
      'two-step.state.off',
      page.noElement('button', 'error-card.retry'),
    ),
  ),
})

export const MethodsFailing = meta.story({
  name: '502 · Methods could not be loaded: turning on still works',
  parameters: { page: { faults: [{ path: '/security/get_available_two_step_method', error: 'status-502' }] } },
  play: expectResult('error.status-502.title', page.button('two-step.turn-on.name')),
})

export const NoMethodAvailable = meta.story({
  name: 'No method available',
  parameters: { page: { ...setupPage, settings: { two_step_methods: [] } } },
  play: inSequence(
    expectResult(page.alertHasText('two-step.no-method.title')),
    step('Close the message', async ({ userEvent }) => userEvent.click(within(await findAlert()).getByRole('button'))),
    expectResult(page.expectNavigations(`go ${path}`)),
  ),
})

// TWO-01, TWO-09, TWO-16
export const Identity = meta.story({
  name: 'Turn on: verify identity',
  play: inSequence(
    turnOn,
    expectResult(
      inDialog(
        page.heading('two-step.verify-identity.title'),
        page.hasAutocomplete('login.password.label', 'current-password'),
        page.fieldFocused('login.password.label'),
      ),
      page.expectNavigations(),
    ),
  ),
})

// TWO-02
export const SetPasswordFirst = meta.story({
  name: 'Turn on without a password: set one first',
  parameters: { page: { account: { password: undefined } } },
  play: inSequence(
    turnOn,
    expectResult(
      inDialog(page.heading('two-step.set-password.title'), page.hasAutocomplete('new-password.label', 'new-password')),
    ),
  ),
})

// RQ-10
export const TurningOnFailed = meta.story({
  name: '500 · Turning on fails',
  parameters: { page: { faults: [{ path: verifyPath, error: 'status-500' }] } },
  play: inSequence(
    step('The server returns 500 when the user turns on two-step verification', press('two-step.turn-on.name')),
    expectResult(page.alertHasText('error.status-500.title'), page.noDialog),
  ),
})

// SCR-16, TWO-03
export const ChooseMethod = meta.story({
  name: 'type=set: choose a method',
  parameters: { page: setupPage },
  play: expectResult(
    inDialog(page.checked(method('sms')), page.focused(method('sms')), async (context) => {
      // Identity verification is already complete, but is still listed as the first step.
      const steps = context.canvas.getAllByRole('listitem')
      await expect(steps).toHaveLength(3)
      await expect(steps[0]).toHaveTextContent(translate(context, 'two-step.label.identity'))
    }),
  ),
})

// TWO-16
export const PasswordFirst = meta.story({
  name: 'type=set, opened from a link: verify the password first',
  tags: ['no-screenshot'],
  parameters: { page: { path: `${path}?type=set` } },
  play: expectResult(inDialog(page.heading('two-step.verify-identity.title'))),
})

// TWO-05, IN-8
export const Sms = meta.story({
  name: '1400001 · type=set: by SMS, wrong code',
  parameters: { page: setupPage },
  play: inSequence(
    step(
      'Choose SMS and type a wrong code',
      inDialog(chooseSms, stopClock, requestSmsCode, type('sms-code.label', wrongCode)),
    ),
    expectResult(inDialog(page.invalid('sms-code.label'))),
    expectUnchanged(inDialog(page.hasValue('phone-field.label', newPhone))),
  ),
})

export const ConfirmLeaving = meta.story({
  name: 'type=set: confirmation before leaving',
  parameters: { page: setupPage },
  play: inSequence(
    step('Choose SMS and type a phone number', inDialog(chooseSms, fill({ 'phone-field.label': newPhone }))),
    step('Close the dialog', inDialog(press('dialog.close'))),
    expectResult(page.alertHasText('two-step.leave.title'), page.expectNavigations()),
  ),
})

// TWO-08, TWO-09
export const Enabled = meta.story({
  name: 'type=set: enabled',
  parameters: { page: setupPage },
  play: inSequence(
    setUpAuthenticator,
    expectResult(
      page.alertHasText('two-step.done.title', 'two-step.done.body'),
      page.called(setPath),
      page.expectNavigations(),
    ),
  ),
})

// SCR-16
export const Modify = meta.story({
  name: 'type=modify: choose another method',
  parameters: modifyPage,
  play: inSequence(
    expectResult(inDialog(page.text('two-step.choose-method.body-modify'))),
    inDialog(chooseSms),
    expectResult(inDialog(page.button('two-step.use-method'))),
  ),
})

// TWO-08, TWO-10
export const Modified = meta.story({
  name: 'type=modify: method changed',
  tags: ['no-screenshot'],
  parameters: modifyPage,
  play: inSequence(setUpAuthenticator, expectResult(page.alertHasText('two-step.method-changed.title'))),
})

export const ConfirmTurningOff = meta.story({
  name: 'Confirmation before turning off',
  parameters: turnOffPage,
  play: inSequence(
    askToTurnOff,
    expectResult(page.alertHasText('two-step.turn-off.title', 'two-step.turn-off.body'), page.called(closePath, 0)),
  ),
})

// TWO-08, TWO-11
export const TurnedOff = meta.story({
  name: 'Turned off',
  parameters: turnOffPage,
  play: inSequence(
    askToTurnOff,
    step('Confirm', pressInAlert('two-step.turn-off')),
    expectResult(page.alertHasText('two-step.turned-off.title'), 'two-step.state.off'),
  ),
})

export const TurningOffRejected = meta.story({
  name: '1900003 · Turning off fails: required by the enterprise',
  tags: ['no-screenshot'],
  parameters: turnOffPage,
  play: inSequence(
    askToTurnOff,
    step(
      'The enterprise starts to require two-step verification, and the user confirms',
      findAlert,
      (context) => Object.assign(getStage(context).service.peek.account(people.mei.email) ?? {}, forcingEnterprise),
      pressInAlert('two-step.turn-off'),
    ),
    expectResult(
      (context) =>
        waitFor(async () =>
          expect(await findAlert()).not.toHaveAccessibleName(translate(context, 'two-step.turn-off.title')),
        ),
      'two-step.forced.detail',
    ),
  ),
})
