import { expect, test } from 'vitest'
import { newPhone, people } from '../../mocks/personas/people.ts'
import { lastCode } from './last-code.ts'
import { containing } from './matchers.ts'
import { origin, serveEachTest, service, visitor } from './serve-each-test.ts'
import { createVisitor } from './visitor.ts'

const minute = 60_000
const mei = { phone: people.mei.phone, email: people.mei.email }

/** The two contacts, which change alike (SCR-13, SCR-14). */
const contacts = [
  { contact: 'phone', field: 'sms_captcha', channel: 'sms', digits: 4, next: newPhone, taken: people.zhou.phone },
  {
    contact: 'email',
    field: 'email_captcha',
    channel: 'email',
    digits: 6,
    next: 'mei@example.org',
    taken: people.ava.email,
  },
] as const
type Contact = (typeof contacts)[number]['contact']

serveEachTest({ now: () => 1_700_000_000_000 })

const preVerify = (contact: Contact, data: object = {}, prefix = '') =>
  visitor.call(`${prefix}/credential/pre_verify_${contact}`, data)
const verify = (contact: Contact, next: string, extras: object = {}, prefix = '') =>
  visitor.call(`${prefix}/credential/verify_${contact}`, { [contact]: next, ...extras })
const update = (contact: Contact, data: object, prefix = '') =>
  visitor.call(`${prefix}/credential/update_${contact}`, data)

async function prove(contact: Contact, field: string, prefix = '') {
  await preVerify(contact, {}, prefix)
  return preVerify(contact, { [field]: lastCode(service, mei[contact]) }, prefix)
}

test.each(contacts.flatMap((row) => ['', '/account'].map((prefix) => ({ ...row, prefix }))))(
  'a new $contact takes the place of the old one, each proved by its code (prefix "$prefix")',
  async ({ contact, field, channel, digits, next, prefix }) => {
    await visitor.logIn(mei.phone)
    const masked = { phone: '138****8000', email: 'me****in@example.com' }
    expect(await preVerify(contact, {}, prefix)).toEqual({ status: 200, success: true, user: masked })
    expect(service.outbox).toMatchObject([{ channel, to: mei[contact] }])
    expect(lastCode(service, mei[contact])).toMatch(new RegExp(`^\\d{${digits}}$`))
    const code = { [field]: lastCode(service, mei[contact]) }
    expect(await preVerify(contact, code, prefix)).toEqual({ status: 200, success: true, user: masked })

    expect(await verify(contact, next, {}, prefix)).toEqual({ status: 200, success: true })
    expect(lastCode(service, next)).toMatch(new RegExp(`^\\d{${digits}}$`))
    const data = { [contact]: next, [field]: lastCode(service, next) }
    const user = { ...mei, [contact]: next }
    expect(await update(contact, data, prefix)).toEqual({ status: 200, success: true, user })
    expect(await visitor.call('/credential/get_login')).toMatchObject({ user })
    expect(await verify(contact, mei[contact])).toMatchObject({ errors: [{ error_code: 1500011 }] })
    expect(await visitor.logIn(next)).toMatchObject({ success: true })
  },
)

test.each(contacts)('changing the $contact is for who is logged in', async ({ contact, field, next }) => {
  const notLoggedIn = { errors: [{ error_code: 9000001 }] }
  expect(await preVerify(contact)).toMatchObject(notLoggedIn)
  expect(await verify(contact, next)).toMatchObject(notLoggedIn)
  expect(await update(contact, { [contact]: next, [field]: '0000' })).toMatchObject(notLoggedIn)
})

test.each(contacts)('a proved $contact is not asked for again for 10 minutes', async ({ contact, field, next }) => {
  await visitor.logIn(mei.phone)
  await prove(contact, field)
  service.clock.advance(10 * minute)
  expect(await preVerify(contact)).toMatchObject({ success: false, errors: [{ error_code: 'already_verified' }] })
  expect(await verify(contact, next)).toMatchObject({ success: true })
  service.clock.advance(1)
  expect(await preVerify(contact)).toMatchObject({ success: false, errors: [{ error_code: 'pic_captcha_error' }] })
  const data = { [contact]: next, [field]: lastCode(service, next) }
  expect(await update(contact, data)).toMatchObject({ errors: [{ error_code: 1500011 }] })
})

test.each(contacts)('the current $contact comes first', async ({ contact, field, next }) => {
  await visitor.logIn(mei.phone)
  const refused = { success: false, errors: [{ error_code: 1500011 }] }
  expect(await verify(contact, next)).toMatchObject(refused)
  expect(await update(contact, { [contact]: next, [field]: '0000' })).toMatchObject(refused)
  expect(service.outbox).toEqual([])
})

test.each(contacts)('a wrong code proves no $contact', async ({ contact, field, next }) => {
  await visitor.logIn(mei.phone)
  await preVerify(contact)
  expect(await preVerify(contact, { [field]: 'none' })).toMatchObject({ errors: [{ field, error_code: 1400001 }] })
  expect(await verify(contact, next)).toMatchObject({ errors: [{ error_code: 1500011 }] })
  await preVerify(contact, { [field]: lastCode(service, mei[contact]) })
  await verify(contact, next)
  expect(await update(contact, { [contact]: next, [field]: 'none' })).toMatchObject({ errors: [{ field }] })
  expect(await visitor.call('/credential/get_login')).toMatchObject({ user: mei })
})

test.each(contacts)('a new $contact is well formed, new and nobody else’s', async ({ contact, field, taken }) => {
  await visitor.logIn(mei.phone)
  await prove(contact, field)
  const code = { [field]: '0000' }
  for (const [sent, error_code] of [
    ['12', contact === 'phone' ? 1400002 : 1500005],
    [mei[contact], 1500012],
    [taken, 1500013],
  ] as const) {
    const refused = { errors: [{ field: contact, error_code }] }
    expect(await verify(contact, sent)).toMatchObject(refused)
    expect(await update(contact, { [contact]: sent, ...code })).toMatchObject(refused)
  }
})

test('a phone that somebody registers in the meantime is not changed to', async () => {
  await visitor.logIn(mei.phone)
  await prove('phone', 'sms_captcha')
  await verify('phone', newPhone)
  const sms_captcha = lastCode(service, newPhone)
  service.clock.advance(minute)
  const elsewhere = createVisitor(origin)
  await elsewhere.open()
  await elsewhere.call('/quick_login/v1/captcha/sms_send', { phone: newPhone, message_type: 'txt' })
  await elsewhere.call('/quick_login/v1/register', { phone: newPhone, sms_captcha: lastCode(service, newPhone) })
  expect(await update('phone', { phone: newPhone, sms_captcha })).toMatchObject({ errors: [{ error_code: 1500013 }] })
})

test('who has no phone proves none, and adds one', async () => {
  await visitor.logIn(people.chiaYi.email)
  expect(await preVerify('phone')).toMatchObject({ success: false, errors: [{ error_code: 'already_verified' }] })
  await verify('phone', '(+1)2025550199')
  const data = { phone: '(+1)2025550199', sms_captcha: lastCode(service, '(+1)2025550199') }
  expect(await update('phone', data)).toMatchObject({ user: { phone: '(+1)2025550199', email: people.chiaYi.email } })
})

test('a proof is of one session and one person', async () => {
  await visitor.logIn(mei.phone)
  await prove('phone', 'sms_captcha')
  const elsewhere = createVisitor(origin)
  await elsewhere.open()
  await elsewhere.logIn(mei.phone)
  const data = { phone: newPhone }
  expect(await elsewhere.call('/credential/verify_phone', data)).toMatchObject({ errors: [{ error_code: 1500011 }] })
  await visitor.logIn(people.ava.email)
  expect(await verify('phone', newPhone)).toMatchObject({ errors: [{ error_code: 1500011 }] })
})

test('a code comes by voice where the settings have it', async () => {
  await visitor.logIn(mei.phone)
  await preVerify('phone', { message_type: 'voice' })
  expect(service.outbox.at(-1)).toMatchObject({ channel: 'voice', to: mei.phone })
  await preVerify('phone', { sms_captcha: lastCode(service, mei.phone) })
  await verify('phone', newPhone, { message_type: 'voice' })
  expect(service.outbox.at(-1)).toMatchObject({ channel: 'voice', to: newPhone })
  service.settings.voice_captcha_enabled = false
  expect(await verify('phone', '13700137001', { message_type: 'voice' })).toMatchObject({
    errors: [{ field: 'message_type' }],
  })
})

test.each(contacts)('the third code in an hour asks for a captcha of the one scene for both', async (row) => {
  const { contact, field, next } = row
  await visitor.logIn(mei.phone)
  await prove(contact, field)
  await verify(contact, next)
  service.clock.advance(minute)
  expect(await verify(contact, next)).toMatchObject({ errors: [{ field: 'pic_captcha' }] })
  await visitor.callRaw('/captcha/get_pic/modify_phone')
  const captcha = { pic_captcha: service.peek.captcha(visitor.sessionId()) }
  expect(await verify(contact, next, captcha)).toMatchObject({ success: true })
})

test('one address gets one code a minute', async () => {
  await visitor.logIn(mei.phone)
  await preVerify('email')
  expect(await preVerify('email')).toMatchObject({ errors: [{ error_code: 'verify_operation_too_frequent' }] })
})

test.each([
  ['en', 'verify your current email', 'Confirm your email'],
  ['zh-CN', '请先验证当前邮箱', '验证当前邮箱'],
  ['zh-TW', '請先驗證目前的電子郵件', '驗證目前的電子郵件'],
])('messages and refusals speak %s', async (lang, words, purpose) => {
  await visitor.open(`/page?lang=${lang}`)
  await visitor.logIn(mei.phone)
  const answer = await verify('email', 'mei@example.org')
  expect(answer.errors).toEqual([{ error_code: 1500011, error_msg: containing(words) }])
  await preVerify('email')
  expect(service.outbox).toMatchObject([{ purpose }])
})
