import { expect, test } from 'vitest'
import { newPhone, people } from '../../mocks/personas/people.ts'
import { pictureScenes, type SmsScene, smsScenes } from '../../src/api/shapes/captcha.ts'
import { lastCode } from './last-code.ts'
import { containing } from './matchers.ts'
import { origin, serveEachTest, service, visitor } from './serve-each-test.ts'
import { createVisitor, seal, type Visitor } from './visitor.ts'

const minute = 60_000
const stranger = newPhone

serveEachTest({ now: () => 1_700_000_000_000 })

type Extras = { message_type?: string; pic_captcha?: string; captcha_request_id?: string }

function send(phone: string, scene: SmsScene = 'become_referral', extras: Extras = {}, from = visitor) {
  return from.call('/captcha/sms_send', { phone, message_type: 'txt', scene, ...extras })
}

async function newVisitor(): Promise<Visitor> {
  const other = createVisitor(origin)
  await other.open()
  return other
}

test.each(smsScenes)('sends a code for %s to the outbox', async (scene) => {
  const phone = scene === 'forgot_password_by_phone' ? people.mei.phone : stranger
  expect(await send(phone, scene)).toEqual({ status: 200, success: true })
  expect(service.outbox).toEqual([
    { at: service.clock.now(), channel: 'sms', to: phone, purpose: containing(' '), code: lastCode(service, phone) },
  ])
  expect(lastCode(service, phone)).toMatch(/^\d{4}$/)
})

test('sends under the /account prefix, with the phone in the secure zone', async () => {
  const data = { secure_zone: seal({ phone: stranger }), message_type: 'txt', scene: 'register' }
  expect(await visitor.call('/account/captcha/sms_send', data)).toMatchObject({ success: true })
  expect(service.outbox).toMatchObject([{ to: stranger }])
})

test.each([
  [newPhone, newPhone],
  ['(+86)13700137000', newPhone],
  ['(+1)2025550199', '(+1)2025550199'],
  ['(+44)1234', '(+44)1234'],
])('takes the phone %s', async (phone, to) => {
  expect(await send(phone)).toMatchObject({ success: true })
  expect(service.outbox).toMatchObject([{ to }])
})

test.each(['', '1370013700', '137001370000', '23700137000', '(+1)202', `(+1)${'2'.repeat(21)}`, '(+1)20255x', 'mei'])(
  'refuses the phone "%s"',
  async (phone) => {
    expect(await send(phone)).toMatchObject({ success: false, errors: [{ field: 'phone', error_code: 1400002 }] })
    expect(service.outbox).toEqual([])
  },
)

test('sends by voice where the settings have it', async () => {
  expect(await send(stranger, 'register', { message_type: 'voice' })).toMatchObject({ success: true })
  expect(service.outbox).toMatchObject([{ channel: 'voice', to: stranger }])
  service.settings.voice_captcha_enabled = false
  const refused = await send('13700137001', 'register', { message_type: 'voice' })
  expect(refused.errors).toMatchObject([{ field: 'message_type', error_code: 1400003 }])
  expect(service.outbox).toHaveLength(1)
})

test('a phone that has an account gets no code to register with', async () => {
  expect((await send(people.mei.phone, 'register')).errors).toMatchObject([{ field: 'phone', error_code: 1500006 }])
  expect((await send(`(+86)${people.mei.phone}`, 'register')).errors).toMatchObject([{ field: 'phone' }])
  expect(service.outbox).toEqual([])
})

test('who forgot a password cannot tell by the answers whether a phone has an account', async () => {
  const unknown = await send(stranger, 'forgot_password_by_phone')
  const known = await send(people.mei.phone, 'forgot_password_by_phone', {}, await newVisitor())
  expect(unknown).toEqual(known)
  expect(service.outbox).toMatchObject([{ to: people.mei.phone }])
  const again = await send(stranger, 'forgot_password_by_phone')
  const knownAgain = await send(people.mei.phone, 'forgot_password_by_phone', {}, await newVisitor())
  expect(again).toMatchObject({ success: false })
  expect(again).toEqual(knownAgain)
})

test('a phone gets one code a minute for each purpose, whoever asks', async () => {
  await send(stranger)
  service.clock.advance(minute - 1000)
  const early = await send(stranger, 'become_referral', { message_type: 'voice' }, await newVisitor())
  expect(early.errors).toEqual([
    { error_code: 'verify_operation_too_frequent', error_msg: containing('Please wait 1 second ') },
  ])
  expect(await send(stranger, 'register', {}, await newVisitor())).toMatchObject({ success: true })
  service.clock.advance(1000)
  expect(await send(stranger)).toMatchObject({ success: true })
})

test('a phone gets five codes an hour, whatever they are for', async () => {
  for (const scene of ['register', 'become_referral', 'register', 'activate_by_phone', 'register'] as const) {
    expect(await send(stranger, scene, {}, await newVisitor())).toMatchObject({ success: true })
    service.clock.advance(minute)
  }
  const sixth = await send(stranger, 'register', {}, await newVisitor())
  expect(sixth.errors).toMatchObject([
    { error_code: 'verify_operation_too_frequent', error_msg: containing('an hour') },
  ])
  service.clock.advance(55 * minute)
  expect(await send(stranger, 'register', {}, await newVisitor())).toMatchObject({ success: true })
})

test('after two codes a browser solves the picture of the scene before each further one', async () => {
  await send('13700137001')
  await send('13700137002')
  expect((await send(stranger)).errors).toMatchObject([{ field: 'pic_captcha', error_code: 'pic_captcha_error' }])

  await visitor.callRaw('/captcha/get_pic/register')
  const ofAnotherScene = service.peek.captcha(visitor.sessionId())
  expect(await send(stranger, 'become_referral', { pic_captcha: ofAnotherScene })).toMatchObject({ success: false })

  await visitor.callRaw('/captcha/get_pic/become_referral')
  const right = service.peek.captcha(visitor.sessionId())
  expect(await send(stranger, 'become_referral', { pic_captcha: right })).toMatchObject({ success: true })
  expect(await send('13700137003', 'become_referral', { pic_captcha: right })).toMatchObject({ success: false })
  expect(await send('13700137003', 'become_referral', {}, await newVisitor())).toMatchObject({ success: true })
})

test('an hour later the browser is trusted again', async () => {
  const hi = () => visitor.call('/auth/hi')
  await send('13700137001')
  await send('13700137002')
  for (let passed = 0; passed < 3; passed += 1) {
    service.clock.advance(20 * minute)
    await hi()
  }
  expect(await send(stranger)).toMatchObject({ success: true })
})

test('the slider is asked for where the settings turn it on', async () => {
  service.settings.sliding_captcha_enabled = true
  await send('13700137001')
  await send('13700137002')
  const refused = await send(stranger, 'register', { captcha_request_id: 'made-up' })
  expect(refused.errors).toMatchObject([{ error_code: 'sliding_captcha_error' }])
})

test.each([
  ['en', 'can receive a code', 'Create an account'],
  ['zh-CN', '请输入能接收验证码的手机号', '注册账号'],
  ['zh-TW', '請輸入可接收驗證碼的手機號碼', '註冊帳號'],
])('speaks %s', async (lang, words, purpose) => {
  await visitor.open(`/page?lang=${lang}`)
  expect((await send('1')).errors).toMatchObject([{ error_msg: containing(words) }])
  await send(stranger, 'register')
  expect(service.outbox).toMatchObject([{ purpose }])
})

test.each([
  [people.mei.phone, true],
  [`(+86)${people.mei.phone}`, true],
  [people.ava.phone, true],
  [stranger, false],
  [people.mei.email, false],
  ['', false],
])('tells whether the phone "%s" has an account', async (phone, registered) => {
  expect(await visitor.call('/captcha/check_phone/', { phone })).toEqual({ status: 200, success: true, registered })
})

test.each(pictureScenes)('draws a picture for %s, also under /account', async (scene) => {
  for (const path of [`/captcha/get_pic/${scene}`, `/account/captcha/get_pic/${scene}`]) {
    const picture = await visitor.navigate(`${path}?t=1`, { headers: { Accept: 'image/*' } })
    expect(picture.headers.get('content-type')).toContain('image/svg+xml')
  }
})

test.each(['nothing', 'login/more', ''])('there is no picture for the scene "%s"', async (scene) => {
  expect((await visitor.navigate(`/captcha/get_pic/${scene}`, { headers: { Accept: 'image/*' } })).status).toBe(404)
})
