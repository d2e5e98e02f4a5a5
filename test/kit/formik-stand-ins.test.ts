import { describe, expect, test } from 'vitest'
import { clone, cloneDeep, deepmerge, isEqual, isPlainObject, toPath } from '../../src/kit/form/formik-stand-ins.ts'

test('a plain object is one that {} makes', () => {
  expect([{}, { a: 1 }].map(isPlainObject)).toEqual([true, true])
  expect([[], null, 'a', new Date(), undefined].map(isPlainObject)).toEqual([false, false, false, false, false])
})

test('a copy is another object with the same members, a deep one also inside', () => {
  const value = { login: 'a', inner: { password: 'b' }, list: ['c'] }
  expect(clone(value)).toEqual(value)
  expect(clone(value)).not.toBe(value)
  expect(clone(value).inner).toBe(value.inner)
  expect(clone(value.list)).toEqual(['c'])
  expect(clone('text')).toBe('text')
  expect(cloneDeep(value)).toEqual(value)
  expect(cloneDeep(value).inner).not.toBe(value.inner)
})

test('a path is split as Formik writes it', () => {
  expect(toPath('login')).toEqual(['login'])
  expect(toPath('friends[0].name')).toEqual(['friends', '0', 'name'])
  expect(toPath(['a', 'b'])).toEqual(['a', 'b'])
})

test('errors of all ways to validate come together', () => {
  expect(deepmerge.all([{ login: 'a' }, {}, { password: 'b' }])).toEqual({ login: 'a', password: 'b' })
})

describe('equality', () => {
  test.each([
    [{}, {}],
    [
      { a: '1', b: { c: [1, 2] } },
      { b: { c: [1, 2] }, a: '1' },
    ],
    [undefined, undefined],
    [Number.NaN, Number.NaN],
  ])('of %j and %j', (one, other) => expect(isEqual(one, other)).toBe(true))
  test.each([
    [{ a: undefined }, { b: undefined }],
    [{ a: '1' }, { a: '2' }],
    [{ a: '1' }, {}],
    [{}, null],
    ['1', 1],
  ])('not of %j and %j', (one, other) => expect(isEqual(one, other)).toBe(false))
})
