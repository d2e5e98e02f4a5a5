// Who gets a code, how often, and the purposes that each code is valid for.

import { expect, test } from 'vitest'
import { newPhone, people } from '../../mocks/personas/people.ts'
import { containing } from './matchers.ts'
import {
  changeVisitor,
  codeTo,
  minute,
  refused,
  requestSms,
  serveEachTest,
  service,
  solveCaptcha,
  visit,
  visitor,
} from './serve-each-test.ts'
import { seal } from './visitor.ts'

const { mei } = people
const tooFrequent = refused('verify_operation_too_frequent')
const wrong = refused(1400001, 'sms_captcha')

serveEachTest()

const send = (phone: string, scene = 'become_referral', extras: object = {}, from = visitor) =>
  from.call('/captcha/sms_send', { phone, message_type: 'txt', scene, ...extras })
const sendToLogIn = (phone: string) =>
  visitor.call('/quick_login/v1/captcha/sms_send', { secure_zone: seal({ phone }), message_type: 'txt' })
const logIn = (phone: string, sms_captcha: string) =>
  visitor.call('/quick_login/v1/register', { secure_zone: seal({ phone }), sms_captcha })

test('the answers to password recovery do not reveal whether a phone has an account', async () => {
  for (const isAgain of [false, true]) {
    const unknown = await send(newPhone, 'forgot_password_by_phone')
    expect(unknown).toMatchObject({ success: !isAgain })
    expect(await send(mei.phone, 'forgot_password_by_phone', {}, await visit())).toEqual(unknown)
  }
  expect(service.outbox).toMatchObject([{ to: mei.phone }])
})

test('a phone gets one code per minute and purpose, whichever browser requests it', async () => {
  await send(newPhone)
  service.clock.advance(minute - 1000)
  const early = await send(newPhone, 'become_referral', { message_type: 'voice' }, await visit())
  expect(early).toMatchObject({ errors: [{ ...tooFrequent.errors[0], error_msg: containing('wait 1 second ') }] })
  expect(await send(newPhone, 'register', {}, await visit())).toMatchObject({ success: true })
  service.clock.advance(1000)
  expect(await send(newPhone)).toMatchObject({ success: true })
})

test('each code after the second requires the picture captcha of its scene', async () => {
  await send('13700137001')
  await send('13700137002')
  expect(await send(newPhone)).toMatchObject(refused('pic_captcha_error', 'pic_captcha'))
  expect(await send(newPhone, undefined, await solveCaptcha('register'))).toMatchObject({ success: false })
  const right = await solveCaptcha('become_referral')
  expect(await send(newPhone, undefined, right)).toMatchObject({ success: true })
  expect(await send('13700137003', undefined, right)).toMatchObject({ success: false })
  expect(await send('13700137003', undefined, {}, await visit())).toMatchObject({ success: true })
})

test('a code is valid once, for ten minutes, until the next code is sent', async () => {
  await sendToLogIn(mei.phone)
  const replaced = codeTo(mei.phone)
  service.clock.advance(minute)
  await sendToLogIn(mei.phone)
  expect(await logIn(mei.phone, replaced)).toMatchObject(wrong)
  service.clock.advance(10 * minute)
  await changeVisitor()
  await sendToLogIn(newPhone)
  expect(await logIn(mei.phone, codeTo(mei.phone))).toMatchObject({ success: true })
  expect(await logIn(mei.phone, codeTo(mei.phone))).toMatchObject(wrong)
  service.clock.advance(10 * minute + 1)
  expect(await logIn(newPhone, codeTo(newPhone))).toMatchObject(wrong)
  const statuses = service.outbox.map((message) => service.peek.code(message))
  expect(statuses).toEqual(['replaced', 'used', 'expired'].map((status) => ({ purpose: 'login', status })))
})

test('a code for another purpose or another phone is refused', async () => {
  expect(await logIn(newPhone, await requestSms(newPhone, 'register'))).toMatchObject(wrong)
  await sendToLogIn(mei.phone)
  expect(await logIn(newPhone, codeTo(mei.phone))).toMatchObject(wrong)
})
