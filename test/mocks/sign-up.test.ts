// Registering, accepting an invitation and applying as a partner: what is refused, and what that leaves good.

import { expect, test } from 'vitest'
import { newPhone } from '../../mocks/personas/people.ts'
import { askForSms, changeVisitor, minute, refused, serveEachTest, service, twice, visitor } from './serve-each-test.ts'

const month = 30 * 24 * 60 * minute
const password = 'Portico2027'
const deadToken = refused(1300001, 'token')

serveEachTest()

const form = { phone: newPhone, ...twice(password), name: 'Kai Chen' }
const register = (extras: object, path = '/register') => visitor.call(path, { ...form, ...extras })
const market = (extras: object) => register({ token: 'demo-market', ...extras }, '/ali_market_register')

test('while registration is closed nobody registers, and no code goes out for it', async () => {
  const sms_captcha = await askForSms(newPhone, 'register')
  service.settings.register_enabled = false
  expect(await register({ sms_captcha })).toMatchObject(refused(1500001))
  expect(service.peek.account(newPhone)).toBeUndefined()
  service.clock.advance(minute)
  service.outbox.length = 0
  await askForSms(newPhone, 'register')
  expect(service.outbox).toEqual([])
})

test('the token of the market is good once, for a month, and survives what goes wrong', async () => {
  await market({ sms_captcha: 'none' })
  expect(await market({ sms_captcha: await askForSms(newPhone, 'register') })).toMatchObject({ success: true })
  const other = { phone: '13700137001', sms_captcha: await askForSms('13700137001', 'register') }
  expect(await market(other)).toMatchObject(deadToken)
  service.reset()
  service.clock.advance(month + 1)
  await visitor.open()
  expect(await market({ sms_captcha: await askForSms(newPhone, 'register') })).toMatchObject(deadToken)
})

const token = 'demo-activation'
const invitation = (asked = token) => visitor.call('/activation/confirm_account', { token: asked })
const activate = () => visitor.call('/activation/activate', { token, name: 'Sam Okafor', ...twice('Arcade2027') })
const verifyPhone = (phone: string, sms_captcha: string) =>
  visitor.call('/activation/verify_phone', { token, phone, sms_captcha })
const provePhone = async (phone = newPhone) => verifyPhone(phone, await askForSms(phone, 'activate_by_phone'))

test('an invitation asks for a phone first, is good once, and nothing else is one', async () => {
  expect(await activate()).toMatchObject(refused(1300002))
  await provePhone()
  expect(await activate()).toMatchObject({ success: true, user: { phone: newPhone } })
  expect(await invitation()).toMatchObject(deadToken)
  expect(await activate()).toMatchObject(deadToken)
  expect(await provePhone('13700137001')).toMatchObject(deadToken)
  expect(await invitation('demo-market')).toMatchObject(deadToken)
})

test('an invitation is good for a month', async () => {
  service.clock.advance(month + 1)
  await visitor.open()
  expect(await invitation()).toMatchObject(deadToken)
})

const applicant = { name: 'Kai Chen', company_name: 'Chen & Co', phone: newPhone, email: 'kai@example.com' }
const apply = (extras: object) => visitor.call('/become_referral', { ...applicant, ...extras })

test('a phone applies once, in whatever way it is written, which is told to who holds it alone', async () => {
  await apply({ sms_captcha: await askForSms(newPhone, 'become_referral') })
  expect(await apply({ sms_captcha: '0000' })).toMatchObject(refused(1400001, 'sms_captcha'))
  service.clock.advance(minute)
  await changeVisitor()
  const again = { phone: `(+86)${newPhone}`, sms_captcha: await askForSms(newPhone, 'become_referral') }
  expect(await apply(again)).toMatchObject(refused(1700001, 'phone'))
})
