import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { containing } from './matchers.ts'
import { changeVisitor, serveEachTest, service, visitor } from './serve-each-test.ts'

const minute = 60_000
const tooMany = { success: false, errors: [{ error_code: 'verify_operation_too_frequent' }] }

serveEachTest({ now: () => 1_700_000_000_000 })

const checkLogin = (login: string) => visitor.call('/check_login', { login })
const checkPhone = (phone: string) => visitor.call('/captcha/check_phone/', { phone })

/** Asks twenty times, by both calls in turn. */
async function askOften() {
  for (let done = 0; done < 10; done += 1) {
    expect(await checkLogin(`nobody-${done}@example.com`)).toMatchObject({ success: true, registered: false })
    expect(await checkPhone(people.mei.phone)).toMatchObject({ success: true, registered: true })
  }
}

test('after twenty questions who has an account a session gets no more answers', async () => {
  await askOften()
  expect(await checkLogin(people.mei.email)).toMatchObject(tooMany)
  expect(await checkPhone(people.mei.phone)).toMatchObject(tooMany)
  expect(await visitor.logIn(people.mei.email)).toMatchObject({ success: true })
  await changeVisitor()
  expect(await checkPhone(people.mei.phone)).toMatchObject({ registered: true })
})

test('an hour later it does', async () => {
  await askOften()
  for (let passed = 0; passed < 60; passed += 20) {
    expect(await checkPhone(people.mei.phone)).toMatchObject(tooMany)
    service.clock.advance(20 * minute)
  }
  expect(await checkPhone(people.mei.phone)).toMatchObject({ registered: true })
})

test.each([
  ['en', 'Please wait a moment'],
  ['zh-CN', '请稍后'],
  ['zh-TW', '請稍後'],
])('says so in %s', async (lang, words) => {
  await visitor.open(`/page?lang=${lang}`)
  await askOften()
  expect((await checkLogin('mei')).errors).toMatchObject([{ error_msg: containing(words) }])
})
