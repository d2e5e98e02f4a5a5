import { expect, test } from 'vitest'
import { newPhone, people } from '../../mocks/personas/people.ts'
import { changeVisitor, serveEachTest, visitor } from './serve-each-test.ts'

const { mei } = people

serveEachTest({ now: () => 1_700_000_000_000 })

test.each([
  '+8613800138000',
  '+86 138-0013 8000',
  '138 0013 8000',
  '008613800138000',
  '（+86）138 0013 8000',
  '１３８００１３８０００',
])('takes the login "%s" for the phone 13800138000', async (login) => {
  expect(await visitor.logIn(login)).toMatchObject({ success: true, user: { phone: mei.phone } })
})

test.each(['+1 202 555 0143', '+1 (202) 555-0143', '0012025550143', people.ava.phone, '+(1)2025550143'])(
  'takes the login "%s" for the phone (+1)2025550143',
  async (login) => {
    expect(await visitor.logIn(login)).toMatchObject({ success: true, user: { phone: people.ava.phone } })
  },
)

test('a phone is told from one of another country by its dialing code', async () => {
  expect(await visitor.logIn('2025550143')).toMatchObject({ success: false })
})

test('phone and email of an account share their tries, in whatever way they are typed', async () => {
  const left = async (login: string) => (await visitor.logIn(login, 'wrong')).errors?.[0]?.error_msg
  expect(await left(mei.phone)).toContain('5 tries left')
  expect(await left(mei.email)).toContain('4 tries left')
  await changeVisitor()
  expect(await left('+86 138 0013 8000')).toContain('3 tries left')
})

test('a login without an account counts its own, in whatever way it is typed', async () => {
  const left = async (login: string) => (await visitor.logIn(login, 'wrong')).errors?.[0]?.error_msg
  expect(await left(newPhone)).toContain('5 tries left')
  expect(await left('+86 137 0013 7000')).toContain('4 tries left')
  expect(await left('nobody@example.com')).toContain('5 tries left')
})

test('a wrong old password counts with those of the login', async () => {
  await visitor.logIn(mei.phone)
  const data = { old_password: 'wrong', password: 'Arcade2027', password_confirmation: 'Arcade2027' }
  await visitor.call('/password/change', data)
  await changeVisitor()
  const answer = await visitor.logIn(mei.email, 'wrong')
  expect(answer.errors?.[0]?.error_msg).toContain('4 tries left')
})
