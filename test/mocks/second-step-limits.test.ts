import { expect, test } from 'vitest'
import { authenticatorSecret, people } from '../../mocks/personas/people.ts'
import { authenticatorCode } from './authenticator.ts'
import { changeVisitor, origin, serveEachTest, service, visitor } from './serve-each-test.ts'
import { otherThan } from './two-step-visitor.ts'

const minute = 60_000
const byGoogle = people.ines.email

serveEachTest({ now: () => 1_700_000_000_000 })

const step = (method: string, code: string) => visitor.call('/two_step_login', { method, two_step_captcha: code })
const codeNow = () => authenticatorCode(authenticatorSecret, service.clock.now())

/** Types so many wrong codes, logging in anew whenever five have ended the login. */
async function failSteps(times: number) {
  let answer = await visitor.logIn(byGoogle)
  for (let done = 0; done < times; done += 1) {
    if (done % 5 === 0) await visitor.logIn(byGoogle)
    answer = await step('google', otherThan(codeNow()))
  }
  return answer
}

test.each([
  ['en', 'Too many wrong codes. Please try again in 15 minutes.'],
  ['zh-CN', '验证码错误次数过多，请在 15 分钟后重试。'],
  ['zh-TW', '驗證碼錯誤次數過多，請在 15 分鐘後重試。'],
])('six wrong codes pause the second step of the account, over all logins, in %s', async (lang, error_msg) => {
  await visitor.open(`/page?lang=${lang}`)
  expect((await failSteps(6)).errors).toEqual([{ error_code: 1100002, error_msg }])
  await changeVisitor()
  await visitor.logIn(byGoogle)
  expect(await step('google', codeNow())).toMatchObject({ success: false, errors: [{ error_code: 1100002 }] })
  service.clock.advance(15 * minute)
  await visitor.open()
  await visitor.logIn(byGoogle)
  expect(await step('google', codeNow())).toMatchObject({ success: true })
})

test('a finished login wipes the wrong codes, a right password alone does not', async () => {
  await failSteps(4)
  await visitor.logIn(byGoogle)
  expect(await step('google', codeNow())).toMatchObject({ success: true })
  service.clock.advance(minute)
  expect((await failSteps(5)).errors).toMatchObject([{ error_code: 1100005 }])
})

test('a new password does not wipe them', async () => {
  await failSteps(5)
  await visitor.call('/password/forgot', { email: byGoogle })
  const token = new URL(service.outbox.at(-1)?.link ?? '', origin).searchParams.get('token')
  const password = 'Arcade2027'
  await visitor.call('/password/reset', { token, password, password_confirmation: password })
  await visitor.logIn(byGoogle, password)
  expect(await step('google', otherThan(codeNow()))).toMatchObject({ errors: [{ error_code: 1100002 }] })
})
