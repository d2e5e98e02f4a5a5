import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { newEmail, people } from '../../mocks/personas/people.ts'
import { SecurityEmailPage } from '../../src/pages/account/security-email.tsx'
import { securityEmailErrors } from '../errors/drivers/account.ts'
import { playCode } from '../errors/play-code.ts'
import { serverSays } from '../errors/provoke.ts'
import { stopTime } from '../widgets/phone-code-form.tsx'
import { email } from './contact-driver.ts'
import * as page from './page-driver.ts'
import { inTurn, keeps, press, sees, sentCode, step, type, wrongCode } from './play-driver.ts'

const { askForCode, proveCurrent, fillNew, submit, newField } = email

const meta = preview.meta({
  title: 'Pages/Account security/Email',
  component: SecurityEmailPage,
  tags: ['page'],
  parameters: { page: { path: '/security/email', enteredAs: people.mei.email } },
  // A countdown stands still.
  beforeEach: (context) => void stopTime(context),
})

const noEmail = { page: { enteredAs: people.wang.phone } }

// VAL-10
export const Default = meta.story({
  name: 'Default: the current email is confirmed first',
  play: sees(
    page.literal(people.mei.maskedEmail),
    page.title('change-email.prove.heading'),
    page.completes('change-email.code', 'one-time-code'),
  ),
})

export const Loading = meta.story({
  name: 'Loading: what the email is now',
  parameters: { page: { faults: [{ path: '/credential/get_login', delay_ms: 60_000 }] } },
  play: sees(page.blocked, page.none('textbox')),
})

export const CodeSent = meta.story({
  name: 'A code is on its way to the current email',
  play: inTurn(
    askForCode,
    sees(
      async (context) => expect(await sentCode(context)).toMatch(/^\d{6}$/),
      page.button(['sms-code.countdown', { seconds: 60 }]),
    ),
  ),
})

export const NoCall = meta.story({
  name: 'The minute is over: another code, and never a call',
  tags: ['unpictured'],
  play: inTurn(
    askForCode,
    step('A minute passes', page.button(['sms-code.countdown', { seconds: 60 }]), (context) =>
      stopTime(context).pass(61_000),
    ),
    sees(page.button('sms-code.again'), page.none('button', 'sms-code.voice')),
  ),
})

export const NewEmail = meta.story({
  name: 'The new email',
  play: inTurn(proveCurrent, sees(email.seeNext, page.completes(newField, 'email'))),
})

export const Filled = meta.story({
  name: 'Filled: the new email and its code',
  play: inTurn(proveCurrent, fillNew, sees(page.ready('change-email.submit'))),
})

export const Submitting = meta.story({
  parameters: { page: { faults: [{ path: '/credential/update_email', delay_ms: 60_000 }] } },
  play: inTurn(proveCurrent, fillNew, email.submitSlowly, sees(page.blocked)),
})

// VAL-01, WID-13
export const NoEmail = meta.story({
  name: 'What was typed is no email',
  play: inTurn(
    proveCurrent,
    step(
      'They type something that is no email and ask for a code',
      type(newField, 'mei@nowhere'),
      press('sms-code.send'),
    ),
    sees(page.invalid(newField), page.described(newField, 'change-email.wrong')),
  ),
})

export const SameAsBefore = meta.story({
  name: '1500012 · The new email is the current one',
  tags: ['unpictured'],
  play: inTurn(
    proveCurrent,
    step('They type the current email and ask for a code', type(newField, people.mei.email), press('sms-code.send')),
    sees(
      page.invalid(newField),
      page.described(
        newField,
        serverSays(({ contacts }) => contacts.email.sameAsBefore),
      ),
    ),
  ),
})

export const WrongCode = meta.story({
  name: '1400001 · A wrong code for the new email',
  play: inTurn(
    proveCurrent,
    step(
      'They type the new email and a wrong code',
      type(newField, newEmail),
      email.ask,
      type('change-email.code', wrongCode),
    ),
    submit,
    sees(page.invalid('change-email.code'), page.value('change-email.code', '')),
    keeps(page.value(newField, newEmail)),
  ),
})

// RQ-10
export const ProofOver = meta.story({
  name: '1500011 · The proof of the current email ran out',
  play: inTurn(
    proveCurrent,
    fillNew,
    step(
      'They submit it eleven minutes later',
      (context) => stopTime(context).pass(11 * 60_000),
      press('change-email.submit'),
    ),
    sees(page.movedTo('change-email.again.heading'), page.noAlert),
    keeps(page.value(newField, newEmail)),
  ),
})

// SCR-14, VAL-10
export const Done = meta.story({
  name: 'The email is changed',
  play: inTurn(
    proveCurrent,
    fillNew,
    submit,
    sees(page.movedTo('change-email.done.heading'), [
      'change-contact.done.intro',
      { next: 'm****@portico.example.com' },
    ]),
  ),
})

export const Add = meta.story({
  name: 'No email yet: one is added',
  parameters: noEmail,
  play: sees(
    page.title('change-email.add.heading'),
    page.noText('change-email.current'),
    page.field('security.nav.email'),
  ),
})

// SCR-14
export const Added = meta.story({
  name: 'The email is added',
  parameters: noEmail,
  play: inTurn(email.add, sees(page.movedTo('change-email.added.heading'))),
})

export const Failing = meta.story({
  name: 'Failing: 500 while a code is asked for',
  parameters: { page: { faults: [{ path: '/credential/pre_verify_email', status: 500 }] } },
  play: inTurn(
    step(
      'The server answers 500 when a member asks for a code',
      page.field('change-email.code'),
      press('sms-code.send'),
    ),
    sees(page.alertSays('error.status-500.title'), page.nothingSent),
  ),
})

export const NoSupport = meta.story({
  name: 'Where there is no support to turn to',
  tags: ['unpictured'],
  parameters: { page: { pageData: { support_url: null } } },
  play: sees(page.literal(people.mei.maskedEmail), page.noText('change-email.lost')),
})

export const NewEmailOnPhone = meta.story({
  name: 'The new email, on a phone',
  globals: { viewport: { value: 'phone' } },
  play: inTurn(proveCurrent, sees(email.seeNext)),
})

export const InDesktopClient = meta.story({
  name: 'The new email, in the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { client: 'sync' } },
  play: inTurn(proveCurrent, fillNew, submit, sees(page.movedTo('change-email.done.heading'))),
})

export const InApp = meta.story({
  name: 'In the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { client: 'app' } },
  play: sees(page.literal(people.mei.maskedEmail)),
})

export const EmailWrong = meta.story({
  name: '1500005 · Not an email',
  tags: ['!autodocs'],
  play: playCode(securityEmailErrors, 'replace', {
    by: 'emailWrong',
    words: ({ contacts }) => contacts.email.wrong,
    isOfField: true,
  }),
})
