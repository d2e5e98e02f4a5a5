import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { serverWords } from '../../mocks/words/server-words.ts'
import { containing } from './matchers.ts'
import { serveEachTest, visitor } from './serve-each-test.ts'

serveEachTest()

test.each([
  ['en', 'You have 5 tries left'],
  ['zh-CN', '账号或密码不正确'],
  ['zh-TW', '帳號或密碼不正確'],
])('a page opened in %s gets answers in the same language', async (lang, words) => {
  await visitor.open(`/page?lang=${lang}`)
  const answer = await visitor.logIn(people.mei.phone, 'wrong')
  expect(answer.errors).toMatchObject([{ error_msg: containing(words) }])
})

/** Every text by its key. Texts with values get 2 for each value. */
function textsIn(words: unknown, name = ''): [string, string][] {
  if (typeof words === 'string') return [[name, words]]
  if (typeof words === 'function') return textsIn((words as (...values: number[]) => unknown)(2, 2, 2), name)
  return Object.entries(words as object).flatMap(([key, inner]) => textsIn(inner, `${name} ${key}`))
}

test.each(['zh-CN', 'zh-TW'] as const)('no %s text is left in English', (locale) => {
  const texts = textsIn(serverWords[locale])
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(([, text]) => !/\p{Script=Han}/u.test(text))).toEqual([])
})
