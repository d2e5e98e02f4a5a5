import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { newPhone, people } from '../../mocks/personas/people.ts'
import { SecurityPhonePage } from '../../src/pages/account/security-phone.tsx'
import { serverMessage } from '../errors/trigger-error.ts'
import { stopClock } from '../widgets/phone-code-form.tsx'
import { phone } from './contact-driver.ts'
import * as page from './page-driver.ts'
import { translate } from './page-driver.ts'
import { expectResult, expectUnchanged, inSequence, press, step, type } from './play-driver.ts'

const { requestCodeStep, verifyCurrent, fillNewContact, submit, newField } = phone
const updatePath = '/credential/update_phone'
const contactsPath = '/credential/get_login'

const meta = preview.meta({
  title: 'Pages/Account security/Phone',
  component: SecurityPhonePage,
  tags: ['page'],
  parameters: { page: { path: '/security/phone', loggedInAs: people.mei.email } },
  // Keeps countdowns from changing.
  beforeEach: (context) => void stopClock(context),
})

const noPhone = { page: { loggedInAs: people.chiaYi.email } }
const foreignPhone = { page: { loggedInAs: people.ava.email } }

// VAL-09
export const Default = meta.story({
  name: 'Default: verify the current phone number',
  play: expectResult(
    page.literal(people.mei.maskedPhone),
    page.title('change-phone.verify.heading'),
    page.link('change-contact.support'),
    page.attribute(page.link('security.nav.phone'), 'aria-current', 'page'),
  ),
})

export const Loading = meta.story({
  name: 'Loading the current phone number',
  parameters: { page: { faults: [{ path: contactsPath, delay_ms: 60_000 }] } },
  play: expectResult(page.blocker, page.noElement('textbox')),
})

// WID-06
export const ByVoice = meta.story({
  name: 'After a minute: a new code or a voice call',
  tags: ['no-screenshot'],
  play: inSequence(
    requestCodeStep,
    step('A minute passes', page.button(['sms-code.countdown', { seconds: 60 }]), (context) =>
      stopClock(context).advance(61_000),
    ),
    expectResult(page.button('sms-code.voice'), page.button('sms-code.resend')),
  ),
})

export const NewPhone = meta.story({
  name: 'New phone number',
  play: inSequence(
    verifyCurrent,
    expectResult(phone.expectNextStep, page.hasAutocomplete(newField, 'tel'), [
      'change-phone.replace.intro',
      { current: people.mei.maskedPhone },
    ]),
  ),
})

// WID-13
export const PhoneTaken = meta.story({
  name: '1500013 · Phone number belongs to another account',
  play: inSequence(
    verifyCurrent,
    step(
      'Type a phone number that belongs to another account, and request a code',
      type(newField, people.wang.phone),
      press('sms-code.send'),
    ),
    expectResult(
      page.invalid(newField),
      page.hasDescription(
        newField,
        serverMessage(({ contacts }) => contacts.phone.taken),
      ),
      page.field(newField),
    ),
    expectUnchanged(page.hasValue(newField, people.wang.phone)),
  ),
})

// RQ-10
export const VerificationExpired = meta.story({
  name: '1500011 · Verification of the current phone number expired',
  play: inSequence(
    verifyCurrent,
    step(
      'Type the new phone number and request a code eleven minutes later',
      (context) => stopClock(context).advance(11 * 60_000),
      type(newField, newPhone),
      press('sms-code.send'),
    ),
    expectResult(page.focusedTitle('change-phone.verify-again.heading'), page.noAlert, async (context) =>
      expect(await page.field(newField)(context)).not.toBeVisible(),
    ),
    expectUnchanged(page.hasValue(newField, newPhone)),
  ),
})

// SCR-13
export const Done = meta.story({
  name: 'Phone number changed',
  play: inSequence(
    verifyCurrent,
    fillNewContact,
    submit,
    expectResult(
      page.focusedTitle('change-phone.done.heading'),
      ['change-contact.done.intro', { next: '137****7000' }],
      // The page has reloaded the account, so the header shows the new phone number.
      page.image((context) => {
        const login = translate(context, ['mask.phone', { end: '7000' }])
        return translate(context, ['account.logged-in-as', { login }])
      }),
      page.called(updatePath),
    ),
  ),
})

export const Add = meta.story({
  name: 'Add a phone number',
  parameters: noPhone,
  play: expectResult(
    page.title('change-phone.add.heading'),
    page.noText('change-phone.current'),
    page.field('phone-field.label'),
  ),
})

// SCR-13
export const Added = meta.story({
  name: 'Phone number added',
  parameters: noPhone,
  play: inSequence(phone.add, expectResult(page.focusedTitle('change-phone.added.heading'))),
})

export const Failing = meta.story({
  name: '500 · Current phone number could not be loaded',
  parameters: { page: { faults: [{ path: contactsPath, status: 500 }] } },
  play: expectResult('error.status-500.title', page.title('security.nav.phone'), page.noAlert),
})

export const International = meta.story({
  name: 'On a phone: foreign phone number',
  globals: { viewport: { value: 'phone' } },
  parameters: foreignPhone,
  play: expectResult(page.literal('(+1)202****143')),
})
