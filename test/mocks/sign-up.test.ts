// Registering and accepting an invitation: which calls are refused, and which tokens stay valid.

import { expect, test } from 'vitest'
import { newPhone } from '../../mocks/personas/people.ts'
import { minute, refused, requestSms, serveEachTest, service, twice, visitor } from './serve-each-test.ts'

const password = 'Portico2027'
const deadToken = refused(1300001, 'token')

serveEachTest()

const form = { phone: newPhone, ...twice(password), name: 'Kai Chen' }
const register = (extras: object, path = '/register') => visitor.call(path, { ...form, ...extras })
const market = (extras: object) => register({ token: 'demo-market', ...extras }, '/ali_market_register')

test('no user can register or request a code while registration is closed', async () => {
  const sms_captcha = await requestSms(newPhone, 'register')
  service.settings.register_enabled = false
  expect(await register({ sms_captcha })).toMatchObject(refused(1500001))
  expect(service.peek.account(newPhone)).toBeUndefined()
  service.clock.advance(minute)
  service.outbox.length = 0
  await requestSms(newPhone, 'register')
  expect(service.outbox).toEqual([])
})

test('a market token is valid for one success, and stays valid after a failure', async () => {
  await market({ sms_captcha: 'none' })
  expect(await market({ sms_captcha: await requestSms(newPhone, 'register') })).toMatchObject({ success: true })
  const other = { phone: '13700137001', sms_captcha: await requestSms('13700137001', 'register') }
  expect(await market(other)).toMatchObject(deadToken)
})

const token = 'demo-activation'
const invitation = (sentToken = token) => visitor.call('/activation/confirm_account', { token: sentToken })
const activate = () => visitor.call('/activation/activate', { token, name: 'Sam Okafor', ...twice('Arcade2027') })
const verifyPhone = (phone: string, sms_captcha: string) =>
  visitor.call('/activation/verify_phone', { token, phone, sms_captcha })
const provePhone = async (phone = newPhone) => verifyPhone(phone, await requestSms(phone, 'activate_by_phone'))

test('an invitation requires a phone first and is valid once, and other tokens are refused', async () => {
  expect(await activate()).toMatchObject(refused(1300002))
  await provePhone()
  expect(await activate()).toMatchObject({ success: true, user: { phone: newPhone } })
  expect(await invitation()).toMatchObject(deadToken)
  expect(await activate()).toMatchObject(deadToken)
  expect(await provePhone('13700137001')).toMatchObject(deadToken)
  expect(await invitation('demo-market')).toMatchObject(deadToken)
})
