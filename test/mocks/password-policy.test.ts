import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { createVisitor, startServer, type Visitor } from './visitor.ts'

let service: AccountService
let visitor: Visitor
let stop: () => void

beforeEach(async () => {
  service = createAccountService()
  const server = await startServer(service)
  stop = server.stop
  visitor = createVisitor(server.origin)
})

afterEach(() => {
  stop()
  expect(service.violations).toEqual([])
})

async function refusalOf(password: string, password_confirmation = password) {
  const data = { token: 'demo-first-password', password, password_confirmation }
  return (await visitor.call('/password/init', data)).errors
}

test.each([
  ['en', 'Password must be a combination of 8-32 letters and digits'],
  ['zh-CN', '密码须为 8-32 位字母和数字的组合'],
  ['zh-TW', '密碼須為 8-32 位字母與數字的組合'],
])('the plain policy is named in %s', async (lang, error_msg) => {
  await visitor.open(`/page?lang=${lang}`)
  expect(await refusalOf('short1')).toEqual([{ field: 'password', error_code: 1200001, error_msg }])
})

const capital = { password_require_capital: true }
const special = { password_require_special: true }

test.each([
  [capital, 'en', 'Password must be 10-32 characters with upper-case and lower-case letters and digits'],
  [capital, 'zh-CN', '密码须为 10-32 位，并包含大写字母、小写字母和数字'],
  [capital, 'zh-TW', '密碼須為 10-32 位，並包含大寫字母、小寫字母與數字'],
  [special, 'en', 'Password must be 10-32 characters with letters, digits and special characters'],
  [special, 'zh-CN', '密码须为 10-32 位，并包含字母、数字和特殊字符'],
  [special, 'zh-TW', '密碼須為 10-32 位，並包含字母、數字與特殊字元'],
  [
    { ...capital, ...special },
    'en',
    'Password must be 10-32 characters with upper-case and lower-case letters, digits and special characters',
  ],
  [{ ...capital, ...special }, 'zh-CN', '密码须为 10-32 位，并包含大写字母、小写字母、数字和特殊字符'],
  [{ ...capital, ...special }, 'zh-TW', '密碼須為 10-32 位，並包含大寫字母、小寫字母、數字與特殊字元'],
])('VAL-06 a refusal names the policy %j in %s', async (policy, lang, error_msg) => {
  Object.assign(service.settings, policy, { password_length_min: 10 })
  await visitor.open(`/page?lang=${lang}`)
  expect(await refusalOf('arcadegate')).toMatchObject([{ error_msg }])
})

test.each([
  ['en', 'Password contains forbidden characters'],
  ['zh-CN', '密码包含不允许使用的字符'],
  ['zh-TW', '密碼包含不允許使用的字元'],
])('a forbidden character is named in %s, whatever the policy', async (lang, error_msg) => {
  Object.assign(service.settings, capital)
  await visitor.open(`/page?lang=${lang}`)
  expect(await refusalOf('Arcade 2027')).toMatchObject([{ error_msg }])
})

test('a bad password and its bad repetition are named at once', async () => {
  await visitor.open()
  const errors = await refusalOf('short1', 'short2')
  expect(errors).toMatchObject([
    { field: 'password', error_code: 1200001 },
    { field: 'password_confirmation', error_code: 1200002 },
  ])
})
