import { describe, expect, test } from 'vitest'
import { isMessage, readCode, readPictureCaptcha } from '../../src/rules/codes.ts'
import { twoStepCodeLength } from '../../src/rules/limits.ts'

describe('OC-1 WID-05 IM-2 codes', () => {
  test.each([
    ['', '', 'empty'],
    [' - ', '', 'empty'],
    ['abc', '', 'empty'],
    ['1', '1', 'short'],
    ['123', '123', 'short'],
    ['1234', '1234', 'complete'],
    ['0000', '0000', 'complete'],
    ['12345', '12345', 'long'],
    ['12 34', '1234', 'complete'],
    ['１２３４', '1234', 'complete'],
    ['١٢٣٤', '1234', 'complete'],
    ['\t12-34\n', '1234', 'complete'],
    ['Your code is 1234.', '1234', 'complete'],
    ['1234 in 5 minutes', '12345', 'long'],
  ])('OC-1 WID-05 reads %j as the code %j, which is %s', (text, code, status) => {
    expect(readCode(text)).toEqual({ code, status })
  })

  test.each([
    ['12345', 'short'],
    ['12 34 56', 'complete'],
    ['1234567', 'long'],
  ])('OC-1 TWO-14 reads the two-step code %j as %s', (text, status) => {
    expect(readCode(text, twoStepCodeLength).status).toBe(status)
  })
})

test('OC-1 treats pasted text as a message only if it has three letters in a row', () => {
  for (const text of ['1234 56', '12ab34']) expect(isMessage(text), text).toBe(false)
  for (const text of ['Code 1234', '验证码1234']) expect(isMessage(text), text).toBe(true)
})

describe('WID-04 picture captchas', () => {
  test.each([
    ['', '', 'empty'],
    [' \n', '', 'empty'],
    ['ab', 'ab', 'short'],
    ['aB3x', 'aB3x', 'complete'],
    ['a b\u30003 x', 'ab3x', 'complete'],
    ['ａＢ３ｘ', 'aB3x', 'complete'],
    ['验证码图', '验证码图', 'complete'],
    ['𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷', 'complete'],
    ['aB3x5', 'aB3x5', 'long'],
  ])('WID-04 reads %j as the captcha %j, which is %s', (text, code, status) => {
    expect(readPictureCaptcha(text)).toEqual({ code, status })
  })
})
