// Replacing the phone or email (SCR-13, SCR-14), and the notices of a change.

import { expect, test } from 'vitest'
import { newPhone, people } from '../../mocks/personas/people.ts'
import { changeContact, codeTo, minute, refused, serveEachTest, service, visit, visitor } from './serve-each-test.ts'

const mei = { phone: people.mei.phone, email: people.mei.email }
const notProved = refused(1500011)

/** The two kinds of contact, which work alike. */
const contacts = [
  { contact: 'phone', field: 'sms_captcha', next: newPhone, taken: people.zhou.phone, malformed: 1400002 },
  { contact: 'email', field: 'email_captcha', next: 'mei@example.org', taken: people.ava.email, malformed: 1500005 },
] as const
type Contact = (typeof contacts)[number]['contact']

serveEachTest()

const preVerify = (contact: Contact, data: object = {}) => visitor.call(`/credential/pre_verify_${contact}`, data)
const verify = (contact: Contact, next: string, who = visitor) =>
  who.call(`/credential/verify_${contact}`, { [contact]: next })
const update = (contact: Contact, data: object) => visitor.call(`/credential/update_${contact}`, data)

async function prove(contact: Contact, field: string) {
  await preVerify(contact)
  return preVerify(contact, { [field]: codeTo(mei[contact]) })
}

test.each(contacts)(
  'the current $contact must be verified first, which is valid for 10 minutes',
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

test.each(contacts)('a wrong code does not verify the $contact', async ({ contact, field, next }) => {
  await visitor.logIn(mei.phone)
  await preVerify(contact)
  expect(await preVerify(contact, { [field]: 'none' })).toMatchObject(refused(1400001, field))
  expect(await verify(contact, next)).toMatchObject(notProved)
  await preVerify(contact, { [field]: codeTo(mei[contact]) })
  await verify(contact, next)
  expect(await update(contact, { [contact]: next, [field]: 'none' })).toMatchObject(refused(1400001, field))
  expect(await visitor.call('/credential/get_login')).toMatchObject({ user: mei })
})

test('a verification is valid for one session and one user', async () => {
  await visitor.logIn(mei.phone)
  await prove('phone', 'sms_captcha')
  const elsewhere = await visit()
  await elsewhere.logIn(mei.phone)
  expect(await verify('phone', newPhone, elsewhere)).toMatchObject(notProved)
  await visitor.logIn(people.ava.email)
  expect(await verify('phone', newPhone)).toMatchObject(notProved)
})

const notices = () =>
  service.outbox
    .filter(({ code, link }) => code === undefined && link === undefined)
    .map(({ to, purpose }) => [to, purpose])

test.each(contacts)('a notice of the new $contact goes to the previous one', async ({ contact, next }) => {
  await visitor.logIn(mei.phone)
  await changeContact(contact, mei[contact], next)
  expect(notices()).toEqual([[mei[contact], `Your ${contact} was changed`]])
})
