import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { TwoStepSetupPage } from '../../src/pages/visitor/two-step-setup.tsx'
import { stopClock } from '../widgets/phone-code-form.tsx'
import * as page from './page-driver.ts'
import { getStage, type PlayContext, translate } from './page-driver.ts'
import { expectResult, inSequence, press, step, type } from './play-driver.ts'
import {
  chooseAuthenticator,
  chooseSms,
  chooseWechat,
  findKey,
  goToKey,
  method,
  newPhone,
  requestSmsCode,
  showKey,
  totp,
  typeKeyCode,
} from './two-step-driver.ts'

const path = '/two-step-setup'
const methodPath = '/security/get_two_step_method'
const sendPath = '/security/send_two_step_code'

const meta = preview.meta({
  title: 'Pages/Two-step set-up',
  component: TwoStepSetupPage,
  tags: ['page'],
  parameters: { page: { path, loggedInAs: people.forceTwoStep.email } },
})

/** A user who is already logged in must enter the password first. */
const loggedIn = { page: { loggedInAs: people.mei.email } }
const finishSetup = step('Type the authenticator’s code and continue', typeKeyCode, press('two-step.done.action'))

// TWO-03, TWO-12
export const Default = meta.story({
  name: 'Default: choose a method',
  play: expectResult(
    page.checked(method('sms')),
    'two-step.method.recommended',
    ({ canvas }) => expect(canvas.getAllByRole('radio')).toHaveLength(3),
    page.noElement('button', 'two-step.back'),
    // The page does not move focus when it opens.
    () => expect(document.body).toHaveFocus(),
  ),
})

export const Loading = meta.story({
  name: 'Loading',
  parameters: { page: { faults: [{ path: methodPath, delay_ms: 60_000 }] } },
  play: expectResult(page.heading('two-step.choose-method.title'), page.busy('two-step.next')),
})

// TWO-05, AC-6
export const Sms = meta.story({
  name: 'SMS: phone number',
  play: inSequence(chooseSms, expectResult(page.focused(page.heading('two-step.sms.title')), page.button(/\+86$/))),
})

// TWO-05, TWO-15
export const SmsSent = meta.story({
  name: 'SMS: code sent',
  tags: ['no-screenshot'],
  play: inSequence(
    chooseSms,
    step('Type a phone number and request a code', stopClock, requestSmsCode),
    expectResult(
      page.button(['sms-code.countdown', { seconds: 60 }]),
      page.calledOnceWith(sendPath, { method: 'sms', phone: newPhone }),
    ),
  ),
})

// TWO-04
export const Wechat = meta.story({
  name: 'WeChat: QR code and code field',
  tags: ['no-screenshot'],
  // No screenshot: the QR code contains Storybook's port, which varies.
  play: inSequence(chooseWechat, expectResult(page.hasAutocomplete('two-step.wechat.code', 'one-time-code'))),
})

const helpName = (context: PlayContext) => new RegExp(translate(context, 'two-step.download.help'))

// TWO-06
export const Download = meta.story({
  name: 'Authenticator: download',
  play: inSequence(
    chooseAuthenticator,
    expectResult(
      (context) => context.canvas.findByRole('link', { name: helpName(context) }),
      'two-step.download.iphone-detail',
    ),
  ),
})

// TWO-07, SE-2
export const Google = meta.story({
  name: 'Authenticator: key',
  play: inSequence(
    goToKey,
    expectResult((context) => expect(findKey(context)).toMatch(/^•+$/)),
  ),
})

// TWO-07
export const GoogleKey = meta.story({
  name: 'Authenticator: key shown',
  play: inSequence(
    goToKey,
    step('Show the key', showKey),
    expectResult((context) => expect(findKey(context)).toMatch(/^[A-Z2-7]{16}$/)),
    step('Type the first digits of the code', type('two-step.google.code', '48291')),
  ),
})

// OC-8
export const GoogleClockSlow = meta.story({
  name: '1900004 · Authenticator: wrong code, device clock slow',
  play: inSequence(
    goToKey,
    step(
      'Type the code from a device whose clock is three minutes slow',
      showKey,
      type('two-step.google.code', (context) => {
        const codeFromSlowClock = totp(context, findKey(context))
        getStage(context).service.clock.advance(3 * 60_000)
        return codeFromSlowClock
      }),
    ),
    expectResult('clock-skew.what-to-do'),
  ),
})

// TWO-13
export const Back = meta.story({
  name: 'Back: the chosen method is kept',
  play: inSequence(
    chooseAuthenticator,
    step('Go back', press('two-step.back')),
    expectResult(page.focused(page.heading('two-step.choose-method.title')), page.checked(method('google'))),
  ),
})

// TWO-08
export const Done = meta.story({
  name: 'Enabled',
  play: inSequence(
    goToKey,
    step('Type the authenticator’s code', typeKeyCode),
    expectResult(page.focused(page.heading('two-step.done.title')), page.expectNavigations()),
  ),
})

// TWO-12
export const EnabledOpeningFiles = meta.story({
  name: 'Enabled, opening the files',
  tags: ['no-screenshot'],
  parameters: { page: { path: `${path}?redirect=/files` } },
  play: inSequence(goToKey, finishSetup, expectResult(page.expectNavigations('go /files'))),
})

// TWO-02, SCR-20
export const SetPassword = meta.story({
  name: 'Without a password: set one first',
  parameters: {
    page: { faults: [{ path: methodPath, body: '{"success":true,"forced":true,"has_password":false}' }] },
  },
  play: expectResult(
    page.heading('two-step.set-password.title'),
    page.hasAutocomplete('new-password.label', 'new-password'),
  ),
})

// TWO-01, TWO-16
export const VerifyIdentity = meta.story({
  name: 'Logged in: verify the password first',
  parameters: loggedIn,
  play: expectResult(
    page.heading('two-step.verify-identity.title'),
    page.hasAutocomplete('login.password.label', 'current-password'),
  ),
})

// RQ-10
export const Failed = meta.story({
  name: '502 · Page could not be loaded',
  parameters: { page: { faults: [{ path: '/security/verify_identity', error: 'status-502' }] } },
  play: expectResult('error.status-502.title', page.noElement('radio')),
})

export const NoMethod = meta.story({
  name: 'No method available',
  parameters: { page: { settings: { two_step_methods: [] } } },
  play: expectResult(page.heading('two-step.no-method.title'), page.linksTo('two-step.no-method.action', 'login')),
})

export const NoLoginInProgress = meta.story({
  name: 'No login in progress',
  parameters: { page: { loggedInAs: '' } },
  play: expectResult(page.heading('two-step.login-expired.title'), page.expectNavigations()),
})

// LOG-01
export const EnabledInDesktopClient = meta.story({
  name: 'In the desktop client: authenticator set up, logged in',
  tags: ['no-screenshot'],
  parameters: { page: { client: 'sync' } },
  play: inSequence(goToKey, finishSetup, expectResult(page.loginPassedToClient, page.expectNavigations())),
})

export const InApp = meta.story({
  name: 'In the mobile app: link to the authenticator app before the QR code',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { client: 'app' } },
  play: inSequence(
    goToKey,
    expectResult(async (context) => {
      const openApp = await page.link('two-step.google.open-app')(context)
      const otpauthUrl = /^otpauth:\/\/totp\/Portico\?secret=[A-Z2-7]{16}&issuer=Portico$/
      await expect(openApp.getAttribute('href')).toMatch(otpauthUrl)
      const qrCode = await page.image('two-step.google.picture')(context)
      await expect(openApp.compareDocumentPosition(qrCode)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }),
  ),
})
