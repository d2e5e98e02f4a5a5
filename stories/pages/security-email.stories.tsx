import preview from '../../.storybook/preview.tsx'
import { newEmail, people } from '../../mocks/personas/people.ts'
import { SecurityEmailPage } from '../../src/pages/account/security-email.tsx'
import { stopClock } from '../widgets/phone-code-form.tsx'
import { email } from './contact-driver.ts'
import * as page from './page-driver.ts'
import { expectResult, expectUnchanged, inSequence, press, step, type, wrongCode } from './play-driver.ts'

const { verifyCurrent, fillNewContact, submit, newField } = email

const meta = preview.meta({
  title: 'Pages/Account security/Email',
  component: SecurityEmailPage,
  tags: ['page'],
  parameters: { page: { path: '/security/email', loggedInAs: people.mei.email } },
  // Keeps countdowns from changing.
  beforeEach: (context) => void stopClock(context),
})

const noEmail = { page: { loggedInAs: people.wang.phone } }

// VAL-10
export const Default = meta.story({
  name: 'Default: verify the current email address',
  play: expectResult(
    page.literal(people.mei.maskedEmail),
    page.title('change-email.verify.heading'),
    page.hasAutocomplete('change-email.code', 'one-time-code'),
  ),
})

export const Loading = meta.story({
  name: 'Loading the current email address',
  parameters: { page: { faults: [{ path: '/credential/get_login', delay_ms: 60_000 }] } },
  play: expectResult(page.blocker, page.noElement('textbox')),
})

export const NewEmail = meta.story({
  name: 'New email address',
  play: inSequence(verifyCurrent, expectResult(email.expectNextStep, page.hasAutocomplete(newField, 'email'))),
})

// VAL-01, WID-13
export const InvalidEmail = meta.story({
  name: 'Invalid email address',
  play: inSequence(
    verifyCurrent,
    step('Type an invalid email address and request a code', type(newField, 'mei@nowhere'), press('sms-code.send')),
    expectResult(page.invalid(newField), page.hasDescription(newField, 'change-email.wrong')),
  ),
})

export const WrongCode = meta.story({
  name: '1400001 · Wrong code for the new email address',
  play: inSequence(
    verifyCurrent,
    step(
      'Type the new email address and a wrong code',
      type(newField, newEmail),
      email.requestCode,
      type('change-email.code', wrongCode),
    ),
    submit,
    expectResult(page.invalid('change-email.code'), page.hasValue('change-email.code', '')),
    expectUnchanged(page.hasValue(newField, newEmail)),
  ),
})

// RQ-10
export const VerificationExpired = meta.story({
  name: '1500011 · Verification of the current email address expired',
  play: inSequence(
    verifyCurrent,
    fillNewContact,
    step(
      'Submit the form eleven minutes later',
      (context) => stopClock(context).advance(11 * 60_000),
      press('change-email.submit'),
    ),
    expectResult(page.focusedTitle('change-email.verify-again.heading'), page.noAlert),
    expectUnchanged(page.hasValue(newField, newEmail)),
  ),
})

// SCR-14, VAL-10
export const Done = meta.story({
  name: 'Email address changed',
  play: inSequence(
    verifyCurrent,
    fillNewContact,
    submit,
    expectResult(page.focusedTitle('change-email.done.heading'), [
      'change-contact.done.intro',
      { next: 'm****@portico.example.com' },
    ]),
  ),
})

export const Add = meta.story({
  name: 'Add an email address',
  parameters: noEmail,
  play: expectResult(
    page.title('change-email.add.heading'),
    page.noText('change-email.current'),
    page.field('security.nav.email'),
  ),
})

// SCR-14
export const Added = meta.story({
  name: 'Email address added',
  parameters: noEmail,
  play: inSequence(email.add, expectResult(page.focusedTitle('change-email.added.heading'))),
})
