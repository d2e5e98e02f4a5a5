import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { newPassword, people } from '../../mocks/personas/people.ts'
import { ForgotPasswordPage } from '../../src/pages/visitor/forgot-password.tsx'
import { stopClock } from '../widgets/phone-code-form.tsx'
import * as page from './page-driver.ts'
import { getStage } from './page-driver.ts'
import { expectResult, inSequence, press, sentCode, step, type, wrongCode } from './play-driver.ts'
import { choosePassword, enterAccount, fillPassword, verifyPhone } from './recovery-driver.ts'

const confirmPath = '/password/confirm_account'
const foreignPhone = '+12025550143'

const meta = preview.meta({
  title: 'Pages/Forgot password',
  component: ForgotPasswordPage,
  tags: ['page'],
  parameters: { page: { path: '/forgot-password' } },
  // Keeps countdowns from changing.
  beforeEach: (context) => void stopClock(context),
})

const submitNewPassword = choosePassword('Submit a new password')
const expectCountdown = page.button(['sms-code.countdown', { seconds: 60 }])
const requestCode = step('Request a code', press('sms-code.send'), expectCountdown)

export const Default = meta.story({
  play: expectResult(
    page.hasAutocomplete('login.login.label', 'username'),
    page.notReady('forgot-password.submit'),
    page.linksTo('login.submit', 'login'),
  ),
})

export const Prefilled = meta.story({
  name: 'Login prefilled from the URL',
  parameters: { page: { path: `/forgot-password?login=${people.mei.email}` } },
  play: expectResult(page.hasValue('login.login.label', people.mei.email), page.ready('forgot-password.submit')),
})

export const NoRecovery = meta.story({
  name: 'No recovery method for this phone number',
  parameters: { page: { faults: [{ path: confirmPath, body: '{"success":true,"methods":["email"]}' }] } },
  play: inSequence(
    step('The server offers no recovery method for this phone number', enterAccount(people.mei.phone)),
    expectResult(page.hasDescription('login.login.label', 'forgot-password.login-not-usable')),
  ),
})

export const CodeStep = meta.story({
  name: 'By phone: ask for a code',
  play: inSequence(
    enterAccount(people.mei.phone),
    expectResult(
      page.focusedTitle('forgot-password.code.heading'),
      page.hasAutocomplete('sms-code.label', 'one-time-code'),
      page.text(/138\*{4}8000/),
    ),
  ),
})

export const WrongCode = meta.story({
  name: '1400001 · By phone: wrong code',
  tags: ['no-screenshot'],
  play: inSequence(
    enterAccount(people.mei.phone),
    requestCode,
    step('Type a wrong code', type('sms-code.label', wrongCode)),
    expectResult(page.clearedAndInvalid('sms-code.label')),
  ),
})

// SCR-05
export const International = meta.story({
  name: 'By phone: foreign phone number',
  play: inSequence(
    enterAccount(foreignPhone),
    requestCode,
    step('Type the code', type('sms-code.label', sentCode)),
    expectResult(page.focusedTitle('choose-password.heading'), page.called('/password/forgot_for_international')),
  ),
})

// SCR-05, VAL-10
export const EmailSent = meta.story({
  name: 'By email: email sent',
  play: inSequence(
    enterAccount(people.mei.email),
    expectResult(
      page.focusedTitle('forgot-password.email.heading'),
      page.text(/me\*{4}in@example\.com/),
      page.notReady(['forgot-password.email.wait', { seconds: 60 }]),
    ),
  ),
})

export const EmailSentAgain = meta.story({
  name: 'By email: email sent again after a minute',
  tags: ['no-screenshot'],
  play: inSequence(
    enterAccount(people.mei.email),
    step(
      'Request the email again after a minute',
      page.title('forgot-password.email.heading'),
      (context) => stopClock(context).advance(60_000),
      press('forgot-password.email.resend'),
    ),
    expectResult(
      page.text('forgot-password.email.sent-again'),
      page.called('/password/forgot', 2),
      page.button(['forgot-password.email.wait', { seconds: 60 }]),
    ),
  ),
})

// IN-2
export const NewPassword = meta.story({
  name: 'Choose a new password',
  tags: ['no-screenshot'],
  play: inSequence(
    verifyPhone,
    expectResult(
      page.focusedTitle('choose-password.heading'),
      page.hasAutocomplete('choose-password.label', 'new-password'),
      // Password managers use this field to identify the account.
      ({ canvasElement }) =>
        expect(canvasElement.querySelector('[autocomplete=username]')).toHaveValue(people.mei.phone),
    ),
  ),
})

// SCR-05
export const Done = meta.story({
  name: 'New password set',
  play: inSequence(
    verifyPhone,
    submitNewPassword,
    expectResult(page.focusedTitle('choose-password.done.heading'), (context) =>
      expect(getStage(context).service.peek.account(people.mei.phone)?.password).toBe(newPassword),
    ),
  ),
})

export const Expired = meta.story({
  name: '1300001 · Phone verification expired',
  play: inSequence(
    verifyPhone,
    step(
      'Submit a new password eleven minutes later',
      fillPassword(),
      (context) => getStage(context).service.clock.advance(11 * 60_000),
      press('choose-password.submit'),
    ),
    expectResult(page.focusedTitle('forgot-password.expired.heading'), page.button('forgot-password.expired.action')),
  ),
})
