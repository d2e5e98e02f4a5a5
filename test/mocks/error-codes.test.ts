import { expect, test } from 'vitest'
import { errorCodes } from '../../mocks/http/error-codes.ts'
import * as codes from '../../src/errors/codes.ts'

const { reserved, ...named } = codes

test('the contract describes the page’s reaction to exactly those codes that have one', () => {
  const described = Object.values(errorCodes).filter((entry) => 'page' in entry)
  expect(described.map(({ code }) => String(code)).sort()).toEqual(Object.values(named).sort())
})

test('no code has two names', () => {
  const all = [...Object.values(named), ...reserved]
  expect(new Set(all).size).toBe(all.length)
})
