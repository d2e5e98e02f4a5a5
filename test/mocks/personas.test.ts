import { expect, test } from 'vitest'
import { errorExamples } from '../../mocks/faults/error-examples.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { type Persona, personas } from '../../mocks/personas/personas.ts'
import { errorIds } from '../../src/errors/catalogue.ts'
import { locales } from '../../src/i18n/locales.ts'
import { isEmail } from '../../src/rules/email.ts'
import { serveEachTest, visitor } from './serve-each-test.ts'

serveEachTest()

test('the list has every persona and its password, but no internal data', async () => {
  const list = (await (await visitor.navigate('/__personas.json')).json()) as Persona[]
  expect(list).toEqual(JSON.parse(JSON.stringify(personas)))
  expect(list.every(({ password = demoPassword, note }) => password === demoPassword && note !== '')).toBe(true)
  expect(list.flatMap(({ email }) => email ?? []).every(isEmail)).toBe(true)
})

test('a persona’s login error is returned only after the correct password', async () => {
  const answer = await visitor.logIn(people.enterpriseExpired.email, 'wrong')
  expect(answer.errors).toMatchObject([{ field: 'password', error_code: 1100001 }])
})

test('every error message in the catalogue is translated into every language', () => {
  expect(Object.keys(errorExamples)).toEqual(errorIds)
  for (const { items = [] } of Object.values(errorExamples)) {
    for (const { error_msg: message } of items) {
      expect(new Set(locales.map((locale) => message?.[locale] ?? '')).size).toBe(locales.length)
    }
  }
})
