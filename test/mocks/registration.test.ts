import { expect, test } from 'vitest'
import { newPhone, people } from '../../mocks/personas/people.ts'
import { lastCode } from './last-code.ts'
import { containing } from './matchers.ts'
import { changeVisitor, serveEachTest, service, visitor } from './serve-each-test.ts'
import { seal } from './visitor.ts'

const password = 'Portico2027'
const minute = 60_000

serveEachTest({ now: () => 1_700_000_000_000 })

async function codeFor(to = newPhone): Promise<string> {
  await visitor.call('/captcha/sms_send', { phone: to, message_type: 'txt', scene: 'register' })
  return lastCode(service, to)
}

const form = { phone: newPhone, password, password_confirmation: password, name: 'Kai Chen' }
const send = (path: string, extras: object) => visitor.call(path, { ...form, ...extras })

test.each([
  ['/register', {}],
  ['/personal_register', {}],
  ['/new_register', {}],
  ['/register_enterprise_edition', { company_name: 'Chen & Co' }],
  ['/ali_market_register', { token: 'demo-market' }],
  ['/account/register', {}],
  ['/account/personal_register', {}],
  ['/account/new_register', {}],
  ['/account/register_enterprise_edition', { company_name: 'Chen & Co' }],
  ['/account/ali_market_register', { token: 'demo-market' }],
])('%s opens an account and logs in at once', async (path, extras) => {
  const before = visitor.cookie()
  const sms_captcha = await codeFor()
  const answer = await send(path, { ...extras, sms_captcha, email: ' Ｋai@Example.com', redirect: '/files' })
  const user = { phone: newPhone, email: 'kai@example.com' }
  expect(answer).toEqual({ status: 200, success: true, redirect: '/files', user })
  expect(visitor.cookie()).not.toBe(before)
  expect(await visitor.call('/credential/get_login')).toMatchObject({ user })

  await changeVisitor()
  expect(await visitor.logIn('kai@example.com', password)).toMatchObject({ success: true })
})

test('secrets come in the secure zone', async () => {
  const { name, ...secrets } = form
  const sms_captcha = await codeFor()
  expect(await visitor.call('/register', { secure_zone: seal(secrets), name, sms_captcha })).toMatchObject({
    success: true,
  })
})

test('what is left empty counts as not given', async () => {
  const answer = await send('/register', { sms_captcha: await codeFor(), email: ' ', company_name: '', coupon: ' ' })
  expect(answer).toMatchObject({ success: true, user: { phone: newPhone } })
  const { email, enterprise, registration } = service.peek.account(newPhone) ?? {}
  expect([email, enterprise, registration?.coupon]).toEqual([undefined, undefined, undefined])
})

test('the plan and the place where registration began are kept', async () => {
  await send('/new_register?plan_id=team-10&register_position=banner', { sms_captcha: await codeFor() })
  expect(service.peek.account(newPhone)).toMatchObject({
    title: 'Kai Chen',
    registration: { planId: 'team-10', position: 'banner' },
  })
})

test('who names a company gets an enterprise', async () => {
  await send('/register_enterprise_edition', { sms_captcha: await codeFor(), company_name: ' Chen & Co ' })
  expect(service.peek.account(newPhone)?.enterprise).toEqual({ name: 'Chen & Co', status: 'active' })
  const sms_captcha = await codeFor('13700137001')
  await send('/register', { phone: '13700137001', sms_captcha, company_name: 'Lin Ltd' })
  expect(service.peek.account('13700137001')?.enterprise).toMatchObject({ name: 'Lin Ltd' })
})

test('an enterprise needs a name', async () => {
  const refused = await send('/register_enterprise_edition', { sms_captcha: await codeFor(), company_name: ' ' })
  expect(refused.errors).toMatchObject([{ field: 'company_name', error_code: 1500004 }])
})

test.each([
  ['phone', 1400002, { phone: '138' }],
  ['phone', 1500006, { phone: people.mei.phone }],
  ['phone', 1500006, { phone: '(+86)13800138000' }],
  ['name', 1500003, { name: ' ' }],
  ['email', 1500005, { email: 'kai' }],
  ['email', 1500007, { email: 'Mei.Lin@example.com' }],
  ['coupon', 1500008, { coupon: 'NOBODY' }],
  ['coupon', 1500008, { coupon: 'SPRING2025' }],
  ['password', 1200001, { password: '12345678', password_confirmation: '12345678' }],
  ['password_confirmation', 1200002, { password_confirmation: 'Portico2028' }],
])('refuses a bad %s (%i) and keeps the code good', async (field, error_code, bad) => {
  const sms_captcha = await codeFor()
  const refused = await send('/register', { ...bad, sms_captcha })
  expect(refused.errors).toHaveLength(1)
  expect(refused.errors).toMatchObject([{ field, error_code }])
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: false })
  expect(await send('/register', { sms_captcha })).toMatchObject({ success: true })
})

test('names every field that is wrong', async () => {
  const passwords = { password: 'short1', password_confirmation: 'short2' }
  const bad = { phone: '138', name: '', company_name: '', email: 'kai', coupon: 'NOBODY', ...passwords }
  const fields = Object.keys(bad)
  const refused = await send('/register_enterprise_edition', { ...bad, sms_captcha: '0000' })
  expect(refused.errors?.map(({ field }) => field)).toEqual(fields)
  const taken = { ...bad, phone: people.mei.phone, email: people.mei.email, coupon: 'SPRING2025' }
  const again = await send('/register_enterprise_edition', { ...taken, sms_captcha: '0000' })
  expect(again.errors?.map(({ field }) => field).sort()).toEqual(fields.sort())
})

test('the code is one for registering, of this phone, and good for ten minutes', async () => {
  const wrong = { errors: [{ field: 'sms_captcha', error_code: 1400001 }] }
  expect(await send('/register', { sms_captcha: await codeFor('13700137001') })).toMatchObject(wrong)
  await visitor.call('/captcha/sms_send', { phone: newPhone, message_type: 'txt', scene: 'become_referral' })
  expect(await send('/register', { sms_captcha: lastCode(service, newPhone) })).toMatchObject(wrong)

  await changeVisitor()
  service.clock.advance(minute)
  const sms_captcha = await codeFor()
  service.clock.advance(10 * minute + 1)
  expect(await send('/register', { sms_captcha })).toMatchObject(wrong)
})

test('a phone registers once', async () => {
  await send('/register', { sms_captcha: await codeFor() })
  expect((await send('/register', { sms_captcha: '0000' })).errors).toMatchObject([{ field: 'phone' }])
})

test('nobody registers while registration is closed', async () => {
  const sms_captcha = await codeFor()
  service.settings.register_enabled = false
  expect((await send('/register', { sms_captcha })).errors).toMatchObject([{ error_code: 1500001 }])
  expect(service.peek.account(newPhone)).toBeUndefined()
})

test.each(['', '/account'])('no code goes out while registration is closed (prefix "%s")', async (prefix) => {
  service.settings.register_enabled = false
  const data = { phone: newPhone, message_type: 'txt', scene: 'register' }
  const refused = await visitor.call(`${prefix}/captcha/sms_send`, data)
  expect(refused.errors).toMatchObject([{ error_code: 1500001 }])
  expect(service.outbox).toEqual([])
  expect(await visitor.call('/captcha/sms_send', { ...data, scene: 'become_referral' })).toMatchObject({
    success: true,
  })
})

test('the token of the market is good once, and survives what goes wrong', async () => {
  const market = { token: 'demo-market' }
  await send('/ali_market_register', { ...market, sms_captcha: 'none' })
  expect(await send('/ali_market_register', { ...market, sms_captcha: await codeFor() })).toMatchObject({
    success: true,
  })
  expect(service.peek.account(newPhone)).toMatchObject({ registration: { isFromMarket: true } })
  const other = { phone: '13700137001', sms_captcha: await codeFor('13700137001') }
  const refused = await send('/ali_market_register', { ...market, ...other })
  expect(refused.errors).toMatchObject([{ field: 'token', error_code: 1300001 }])
})

test.each(['unknown', 'demo-first-password', 'demo-bind'])(
  'the market did not hand out the token %s',
  async (token) => {
    const refused = await send('/ali_market_register', { token, sms_captcha: await codeFor() })
    expect(refused.errors).toMatchObject([{ field: 'token', error_code: 1300001 }])
  },
)

test('the token of the market expires', async () => {
  service.clock.advance(30 * 24 * 60 * minute + 1)
  await visitor.open()
  const refused = await send('/ali_market_register', { token: 'demo-market', sms_captcha: await codeFor() })
  expect(refused.errors).toMatchObject([{ field: 'token' }])
})

test.each([
  ['PARTNER2026', { valid: true, description: 'Three months free with any plan' }],
  [' partner2026 ', { valid: true, description: 'Three months free with any plan' }],
  ['Team50', { valid: true, description: containing('Half price') }],
  ['SPRING2025', { valid: false }],
  ['NOBODY', { valid: false }],
  ['', { valid: false }],
])('judges the coupon "%s"', async (coupon, verdict) => {
  for (const path of ['/check_channel_coupon', '/account/check_channel_coupon'])
    expect(await visitor.call(path, { coupon })).toEqual({ status: 200, success: true, ...verdict })
})

test('a coupon is kept with the account', async () => {
  await send('/register', { sms_captcha: await codeFor(), coupon: 'partner2026' })
  expect(service.peek.account(newPhone)).toMatchObject({ registration: { coupon: 'PARTNER2026' } })
})

test('an expired coupon is told from an unknown one', async () => {
  const expired = await send('/register', { sms_captcha: '0000', coupon: 'SPRING2025' })
  const unknown = await send('/register', { sms_captcha: '0000', coupon: 'NOBODY' })
  expect(expired.errors).toMatchObject([{ error_msg: containing('expired') }])
  expect(unknown.errors).toMatchObject([{ error_msg: containing('cannot find') }])
})

test.each([
  ['zh-CN', '任意套餐', '该手机号已注册'],
  ['zh-TW', '任一方案', '此手機號碼已註冊'],
])('speaks %s', async (lang, gift, taken) => {
  await visitor.open(`/page?lang=${lang}`)
  const verdict = await visitor.call('/check_channel_coupon', { coupon: 'PARTNER2026' })
  expect(verdict).toMatchObject({ description: containing(gift) })
  const refused = await send('/register', { phone: people.mei.phone, sms_captcha: '0000' })
  expect(refused.errors).toMatchObject([{ error_msg: containing(taken) }])
})

test('remembers why people left, cut to length', async () => {
  const answer = await visitor.call('/report_why_leave', { reason: 'too-expensive', detail: 'x'.repeat(501) })
  expect(answer).toEqual({ status: 200, success: true })
  service.clock.advance(minute)
  expect(await visitor.call('/account/report_why_leave', { reason: '' })).toMatchObject({ success: true })
  const at = service.clock.now()
  expect(service.peek.leaves()).toEqual([
    { reason: 'too-expensive', detail: 'x'.repeat(500), at: at - minute },
    { reason: '', at },
  ])
})

test('remembers the newest hundred reasons', async () => {
  for (let left = 0; left < 101; left += 1) await visitor.call('/report_why_leave', { reason: `${left}` })
  expect(service.peek.leaves()).toHaveLength(100)
  expect(service.peek.leaves().at(0)).toMatchObject({ reason: '1' })
})
