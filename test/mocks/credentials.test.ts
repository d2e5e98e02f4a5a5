// Replacing the phone or email (SCR-13, SCR-14), and the notices of a change.

import { expect, test } from 'vitest'
import { newPhone, people } from '../../mocks/personas/people.ts'
import {
  changeVisitor,
  codeTo,
  linkToken,
  minute,
  refused,
  serveEachTest,
  service,
  twice,
  visitor,
} from './serve-each-test.ts'

const mei = { phone: people.mei.phone, email: people.mei.email }
const notProved = refused(1500011)

/** The two kinds of contact, which work alike. */
const contacts = [
  { contact: 'phone', field: 'sms_captcha', next: newPhone },
  { contact: 'email', field: 'email_captcha', next: 'mei@example.org' },
] as const
type Contact = (typeof contacts)[number]['contact']

serveEachTest()

const preVerify = (contact: Contact, data: object = {}) => visitor.call(`/credential/pre_verify_${contact}`, data)
const verify = (contact: Contact, next: string) => visitor.call(`/credential/verify_${contact}`, { [contact]: next })
const update = (contact: Contact, data: object) => visitor.call(`/credential/update_${contact}`, data)

async function prove(contact: Contact, field: string) {
  await preVerify(contact)
  return preVerify(contact, { [field]: codeTo(mei[contact]) })
}

test.each(contacts)(
  'the current $contact must have been verified within the last 10 minutes',
  async ({ contact, field, next }) => {
    await visitor.logIn(mei.phone)
    expect(await verify(contact, next)).toMatchObject(notProved)
    expect(await update(contact, { [contact]: next, [field]: '0000' })).toMatchObject(notProved)
    expect(service.outbox).toEqual([])
    await prove(contact, field)
    service.clock.advance(10 * minute)
    expect(await preVerify(contact)).toMatchObject(refused('already_verified'))
    expect(await verify(contact, next)).toMatchObject({ success: true })
    service.clock.advance(1)
    expect(await update(contact, { [contact]: next, [field]: codeTo(next) })).toMatchObject(notProved)
  },
)

const notices = () =>
  service.outbox
    .filter(({ code, link }) => code === undefined && link === undefined)
    .map(({ to, purpose }) => [to, purpose])

test.each(contacts)(
  'a new $contact invalidates links already sent, and a notice goes to the previous $contact',
  async ({ contact, field, next }) => {
    const token = await linkToken(mei.email)
    await changeVisitor()
    await visitor.logIn(mei.phone)
    await prove(contact, field)
    await verify(contact, next)
    expect(await update(contact, { [contact]: next, [field]: codeTo(next) })).toMatchObject({ success: true })
    expect(notices()).toEqual([[mei[contact], `Your ${contact} was changed`]])
    expect(await visitor.call('/password/reset', { token, ...twice('Arcade2027') })).toMatchObject(
      refused(1300001, 'token'),
    )
  },
)
