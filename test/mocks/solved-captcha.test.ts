// A captcha that somebody has solved is not lost to a refusal that has nothing to do with it.

import { expect, test } from 'vitest'
import { newPhone, people } from '../../mocks/personas/people.ts'
import { lastCode } from './last-code.ts'
import { serveEachTest, service, visitor } from './serve-each-test.ts'
import { slide } from './slider-visitor.ts'
import { askForCode } from './two-step-visitor.ts'

const minute = 60_000
const { mei } = people
const stranger = { phone: newPhone, email: 'nobody@example.com' }
const bySms = people.zhou.phone

serveEachTest({ now: () => 1_700_000_000_000 })

const ask = (login: string, extras: object) => visitor.call('/password/confirm_account', { login, ...extras })
const forgot = (email: string, extras: object = {}) => visitor.call('/password/forgot', { email, ...extras })
const send = (phone: string, scene = 'become_referral', extras: object = {}) =>
  visitor.call('/captcha/sms_send', { phone, message_type: 'txt', scene, ...extras })

async function solveCaptcha(scene: string) {
  await visitor.callRaw(`/captcha/get_pic/${scene}`)
  return { pic_captcha: service.peek.captcha(visitor.sessionId()) }
}

test('a wrong code keeps the slider that was solved for the newer call', async () => {
  const path = '/password/confirm_forgot_v3'
  await forgot(stranger.email)
  await send(mei.phone, 'forgot_password_by_phone')
  service.settings.sliding_captcha_enabled = true
  const data = { phone: mei.phone, captcha_request_id: await slide(visitor, service) }
  const wrong = await visitor.call(path, { ...data, sms_captcha: 'none' })
  expect(wrong).toMatchObject({ errors: [{ field: 'sms_captcha' }] })
  const right = await visitor.call(path, { ...data, sms_captcha: lastCode(service, mei.phone) })
  expect(right).toMatchObject({ success: true })
})

test('what is no login keeps the picture that was solved', async () => {
  service.settings.pic_captcha_required = true
  const captcha = await solveCaptcha('forgot_password')
  expect(await ask('mei', captcha)).toMatchObject({ errors: [{ field: 'login' }] })
  expect(await ask(mei.phone, captcha)).toMatchObject({ success: true })
})

test('an email that has to wait keeps the picture that was solved', async () => {
  await forgot(stranger.email)
  await forgot(mei.email)
  const captcha = await solveCaptcha('forgot_password')
  expect(await forgot(mei.email, captcha)).toMatchObject({ errors: [{ error_code: 'verify_operation_too_frequent' }] })
  service.clock.advance(minute)
  expect(await forgot(mei.email, captcha)).toMatchObject({ success: true })
})

test('a phone that has to wait keeps the picture that was solved', async () => {
  await send('13700137001')
  await send(stranger.phone)
  const captcha = await solveCaptcha('become_referral')
  const early = await send(stranger.phone, 'become_referral', captcha)
  expect(early).toMatchObject({ errors: [{ error_code: 'verify_operation_too_frequent' }] })
  service.clock.advance(minute)
  expect(await send(stranger.phone, 'become_referral', captcha)).toMatchObject({ success: true })
})

test('a second step that has to wait for its code keeps the picture that was solved', async () => {
  await send(stranger.phone)
  await visitor.logIn(bySms)
  await askForCode(visitor, service)
  const captcha = await solveCaptcha('two_step')
  const early = await askForCode(visitor, service, '', captcha)
  expect(early).toMatchObject({ errors: [{ error_code: 'verify_operation_too_frequent' }] })
  service.clock.advance(minute)
  expect(await askForCode(visitor, service, '', captcha)).toMatchObject({ success: true })
})

test.each([
  ['phone', '13700137001'],
  ['email', 'mei@example.org'],
])('a new %s that has to wait keeps the picture', async (contact, next) => {
  await visitor.logIn(people.chiaYi.email)
  await visitor.call('/credential/pre_verify_email', {})
  await visitor.call('/credential/pre_verify_email', { email_captcha: lastCode(service, people.chiaYi.email) })
  const verify = (extras: object = {}) => visitor.call(`/credential/verify_${contact}`, { [contact]: next, ...extras })
  expect(await verify()).toMatchObject({ success: true })
  const captcha = await solveCaptcha('modify_phone')
  expect(await verify(captcha)).toMatchObject({ errors: [{ error_code: 'verify_operation_too_frequent' }] })
  service.clock.advance(minute)
  expect(await verify(captcha)).toMatchObject({ success: true })
})

test('who has applied already keeps the picture, and the code', async () => {
  const form = { name: 'Kai', company_name: 'Chen & Co', phone: stranger.phone, email: 'kai@example.com' }
  const apply = (extras: object) => visitor.call('/become_referral', { ...form, ...extras })
  await send(stranger.phone)
  await apply({ sms_captcha: lastCode(service, stranger.phone) })
  service.clock.advance(minute)
  await send(stranger.phone)
  const captcha = await solveCaptcha('become_referral')
  const again = await apply({ ...captcha, sms_captcha: lastCode(service, stranger.phone) })
  expect(again).toMatchObject({ errors: [{ error_code: 1700001 }] })
  expect(await send('13700137001', 'become_referral', captcha)).toMatchObject({ success: true })
})
