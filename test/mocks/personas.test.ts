import { expect, test } from 'vitest'
import { errorExamples } from '../../mocks/faults/error-examples.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { type Persona, personas } from '../../mocks/personas/personas.ts'
import { errorIds } from '../../src/errors/catalogue.ts'
import { locales } from '../../src/i18n/locales.ts'
import { isEmail } from '../../src/rules/email.ts'
import { matching } from './matchers.ts'
import { serveEachTest, visitor } from './serve-each-test.ts'

serveEachTest()

const loginOf = ({ phone, email }: Persona) => phone ?? email ?? ''

/** What the note of each persona promises, in the words of the wire. */
const outcomes: Record<string, object> = {
  member: { success: true },
  international: { success: true },
  'email-only': { success: true },
  'two-step-sms': { success: false, redirect: '/two-step-login' },
  'two-step-wechat': { success: false, redirect: '/two-step-login' },
  'two-step-google': { success: false, redirect: '/two-step-login' },
  'no-password': { errors: [{ error_code: 1100001 }] },
  'third-only': { errors: [{ error_code: 1100001 }] },
  'single-sign-on': { errors: [{ error_code: 1100001 }] },
  'first-password': { errors: [{ error_code: 1100001 }] },
  'many-devices': { success: true },
  'picture-captcha': { errors: [{ error_code: 'pic_captcha_error' }] },
  'enterprise-expired': { errors: [{ error_code: 1800002 }] },
  'enterprise-restricted': { errors: [{ error_code: 1800004 }] },
  'client-outdated': {
    errors: [{ error_code: 9200001, download_link: matching(/^http:.*\/__pages\/download$/) }],
  },
  'download-link': {
    errors: [{ error_code: 2001001, download_link: matching(/^http:.*\/__pages\/download$/) }],
  },
  'force-two-step': {
    errors: [{ error_code: 'force_two_step' }],
    force_two_step: { redirect: '/two-step-setup' },
  },
  'session-expired': { errors: [{ error_code: 9000001 }] },
  'too-frequent': { errors: [{ error_code: 'verify_operation_too_frequent' }] },
  'account-closed': { errors: [{ field: 'login' }] },
  'not-activated': { errors: [{ error_code: 1100007 }] },
  'not-activated-phone': { errors: [{ error_code: 1100007 }] },
}

const statuses: Record<string, number> = {
  'no-permission': 403,
  'server-error': 500,
  'bad-gateway': 502,
  'too-many-requests': 429,
}

test('the list names every persona and its password, and nothing that the service keeps to itself', async () => {
  const list = (await (await visitor.navigate('/__personas.json')).json()) as Persona[]
  expect(list).toEqual(JSON.parse(JSON.stringify(personas)))
  expect(list.map(({ id }) => id).sort()).toEqual([...Object.keys(outcomes), ...Object.keys(statuses)].sort())
  expect(list.every(({ password = demoPassword, note }) => password === demoPassword && note !== '')).toBe(true)
  expect(list.flatMap(({ email }) => email ?? []).every(isEmail)).toBe(true)
})

test.each(personas.filter(({ id }) => id in outcomes))('$id: $note', async (persona) => {
  expect(await visitor.logIn(loginOf(persona))).toMatchObject(outcomes[persona.id] ?? {})
  const { success: isLoggedIn = false } = (outcomes[persona.id] ?? {}) as { success?: boolean }
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: isLoggedIn })
})

test.each(personas.filter(({ id }) => id in statuses))('$id: $note', async (persona) => {
  const body = JSON.stringify({ login: loginOf(persona), password: persona.password })
  const response = await visitor.callRaw('/login', { method: 'POST', body })
  expect(response.status).toBe(statuses[persona.id])
  expect(response.headers.get('retry-after')).toBe(response.status === 429 ? '30' : null)
  await expect(response.json()).rejects.toThrow('JSON')
})

test('an error waits behind the right password', async () => {
  const answer = await visitor.logIn(people.enterpriseExpired.email, 'wrong')
  expect(answer.errors).toMatchObject([{ field: 'password', error_code: 1100001 }])
})

test('every error of the catalogue that carries a message has it in every language', () => {
  expect(Object.keys(errorExamples)).toEqual(errorIds)
  for (const { items = [] } of Object.values(errorExamples)) {
    for (const { error_msg: message } of items) {
      expect(new Set(locales.map((locale) => message?.[locale] ?? '')).size).toBe(locales.length)
    }
  }
})
