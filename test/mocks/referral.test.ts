import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { newPhone } from '../../mocks/personas/people.ts'
import { lastCode } from './last-code.ts'
import { containing } from './matchers.ts'
import { createVisitor, startServer, type Visitor } from './visitor.ts'

let service: AccountService
let origin: string
let visitor: Visitor
let stop: () => void

beforeEach(async () => {
  service = createAccountService({ now: () => 1_700_000_000_000 })
  const server = await startServer(service)

  origin = server.origin
  stop = server.stop
  visitor = createVisitor(origin)
  await visitor.open()
})

afterEach(() => {
  stop()
  expect(service.violations).toEqual([])
})
const minute = 60_000

async function codeFor(to = newPhone): Promise<string> {
  await visitor.call('/captcha/sms_send', { phone: to, message_type: 'txt', scene: 'become_referral' })
  return lastCode(service, to)
}

const form = { name: 'Kai Chen', company_name: 'Chen & Co', phone: newPhone, email: 'kai@example.com' }
const apply = (extras: object, path = '/become_referral') => visitor.call(path, { ...form, ...extras })

test.each(['/become_referral', '/account/become_referral'])('takes an application at %s', async (path) => {
  expect(await apply({ sms_captcha: await codeFor() }, path)).toEqual({ status: 200, success: true })
})

test('a phone applies once, in whatever way it is written, from whatever browser', async () => {
  await apply({ sms_captcha: await codeFor() })
  service.clock.advance(minute)
  visitor = createVisitor(origin)
  await visitor.open()
  const again = await apply({ phone: `(+86)${newPhone}`, sms_captcha: await codeFor() })
  expect(again.errors).toEqual([{ field: 'phone', error_code: 1700001, error_msg: containing('already applied') }])
  const other = { phone: '(+1)2025550199', sms_captcha: await codeFor('(+1)2025550199') }
  await visitor.callRaw('/captcha/get_pic/become_referral')
  const pic_captcha = service.peek.captcha(visitor.sessionId())
  expect(await apply({ ...other, pic_captcha })).toMatchObject({ success: true })
})

test('who does not hold the phone is not told whether it has applied', async () => {
  await apply({ sms_captcha: await codeFor() })
  expect((await apply({ sms_captcha: '0000' })).errors).toMatchObject([{ field: 'sms_captcha', error_code: 1400001 }])
})

test.each([
  ['name', { name: ' ' }],
  ['company_name', { company_name: '' }],
  ['email', { email: 'kai@example' }],
  ['email', { email: '' }],
  ['phone', { phone: '1370013700' }],
])('refuses a bad %s and keeps the code good', async (field, bad) => {
  const sms_captcha = await codeFor()
  const refused = await apply({ ...bad, sms_captcha })
  expect(refused.errors).toHaveLength(1)
  expect(refused.errors).toMatchObject([{ field }])
  expect(await apply({ sms_captcha })).toMatchObject({ success: true })
})

test('names every field that is wrong', async () => {
  const refused = await apply({ phone: '138', name: '', company_name: '', email: 'kai', sms_captcha: '0000' })
  expect(refused.errors?.map(({ field }) => field)).toEqual(['phone', 'name', 'company_name', 'email'])
})

test('a code that was sent for something else is worth nothing', async () => {
  await visitor.call('/captcha/sms_send', { phone: newPhone, message_type: 'txt', scene: 'register' })
  expect(await apply({ sms_captcha: lastCode(service, newPhone) })).toMatchObject({ success: false })
})

test('a code expires after ten minutes', async () => {
  const sms_captcha = await codeFor()
  service.clock.advance(10 * minute + 1)
  expect((await apply({ sms_captcha })).errors).toMatchObject([{ error_msg: containing('expired') }])
})

test('after two codes a picture is asked for, and used up', async () => {
  await codeFor('13700137001')
  const sms_captcha = await codeFor()
  expect((await apply({ sms_captcha })).errors).toMatchObject([{ field: 'pic_captcha' }])
  await visitor.callRaw('/captcha/get_pic/become_referral')
  const pic_captcha = service.peek.captcha(visitor.sessionId())
  // A wrong code keeps the picture, a wrong picture the code.
  expect(await apply({ sms_captcha: 'none', pic_captcha })).toMatchObject({ errors: [{ field: 'sms_captcha' }] })
  expect(await apply({ sms_captcha, pic_captcha: 'none' })).toMatchObject({ errors: [{ field: 'pic_captcha' }] })
  await visitor.callRaw('/captcha/get_pic/become_referral')
  const fresh = service.peek.captcha(visitor.sessionId())
  expect(await apply({ sms_captcha: 'none', pic_captcha: fresh })).toMatchObject({ errors: [{ field: 'sms_captcha' }] })
  expect(await apply({ sms_captcha, pic_captcha: fresh })).toMatchObject({ success: true })
  expect(await apply({ sms_captcha, pic_captcha: fresh })).toMatchObject({ errors: [{ field: 'sms_captcha' }] })
})

test.each([
  ['zh-CN', '请输入企业名称'],
  ['zh-TW', '請輸入企業名稱'],
])('speaks %s', async (lang, words) => {
  await visitor.open(`/page?lang=${lang}`)
  const refused = await apply({ company_name: ' ', sms_captcha: '0000' })
  expect(refused.errors).toMatchObject([{ error_msg: containing(words) }])
})
