// Registering, accepting an invitation and applying as a partner: what is refused, and what stays valid.

import { expect, test } from 'vitest'
import { newPhone } from '../../mocks/personas/people.ts'
import {
  changeVisitor,
  minute,
  refused,
  requestSms,
  serveEachTest,
  service,
  twice,
  visitor,
} from './serve-each-test.ts'

const month = 30 * 24 * 60 * minute
const password = 'Portico2027'
const deadToken = refused(1300001, 'token')

serveEachTest()

const form = { phone: newPhone, ...twice(password), name: 'Kai Chen' }
const register = (extras: object, path = '/register') => visitor.call(path, { ...form, ...extras })
const market = (extras: object) => register({ token: 'demo-market', ...extras }, '/ali_market_register')

test('closed registration accepts no registration and sends no code for it', async () => {
  const sms_captcha = await requestSms(newPhone, 'register')
  service.settings.register_enabled = false
  expect(await register({ sms_captcha })).toMatchObject(refused(1500001))
  expect(service.peek.account(newPhone)).toBeUndefined()
  service.clock.advance(minute)
  service.outbox.length = 0
  await requestSms(newPhone, 'register')
  expect(service.outbox).toEqual([])
})

test('the token of the market is valid once, for a month, and stays valid after a failure', async () => {
  await market({ sms_captcha: 'none' })
  expect(await market({ sms_captcha: await requestSms(newPhone, 'register') })).toMatchObject({ success: true })
  const other = { phone: '13700137001', sms_captcha: await requestSms('13700137001', 'register') }
  expect(await market(other)).toMatchObject(deadToken)
  service.reset()
  service.clock.advance(month + 1)
  await visitor.open()
  expect(await market({ sms_captcha: await requestSms(newPhone, 'register') })).toMatchObject(deadToken)
})

const token = 'demo-activation'
const invitation = (asked = token) => visitor.call('/activation/confirm_account', { token: asked })
const activate = () => visitor.call('/activation/activate', { token, name: 'Sam Okafor', ...twice('Arcade2027') })
const verifyPhone = (phone: string, sms_captcha: string) =>
  visitor.call('/activation/verify_phone', { token, phone, sms_captcha })
const provePhone = async (phone = newPhone) => verifyPhone(phone, await requestSms(phone, 'activate_by_phone'))

test('an invitation requires a phone first and is valid once; other tokens are refused', async () => {
  expect(await activate()).toMatchObject(refused(1300002))
  await provePhone()
  expect(await activate()).toMatchObject({ success: true, user: { phone: newPhone } })
  expect(await invitation()).toMatchObject(deadToken)
  expect(await activate()).toMatchObject(deadToken)
  expect(await provePhone('13700137001')).toMatchObject(deadToken)
  expect(await invitation('demo-market')).toMatchObject(deadToken)
})

test('an invitation is valid for a month', async () => {
  service.clock.advance(month + 1)
  await visitor.open()
  expect(await invitation()).toMatchObject(deadToken)
})

const applicant = { name: 'Kai Chen', company_name: 'Chen & Co', phone: newPhone, email: 'kai@example.com' }
const apply = (extras: object) => visitor.call('/become_referral', { ...applicant, ...extras })

test('a phone can apply once, however it is written, which only its owner learns', async () => {
  await apply({ sms_captcha: await requestSms(newPhone, 'become_referral') })
  expect(await apply({ sms_captcha: '0000' })).toMatchObject(refused(1400001, 'sms_captcha'))
  service.clock.advance(minute)
  await changeVisitor()
  const again = { phone: `(+86)${newPhone}`, sms_captcha: await requestSms(newPhone, 'become_referral') }
  expect(await apply(again)).toMatchObject(refused(1700001, 'phone'))
})
