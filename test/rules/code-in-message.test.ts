import { describe, expect, test } from 'vitest'
import { readMessage } from '../../src/rules/code-in-message.ts'
import { emailCodeLength, twoStepCodeLength } from '../../src/rules/limits.ts'

describe('OC-1 finds the code in a pasted SMS', () => {
  test.each([
    // The words next to the number identify the code.
    'Your code is 4829.',
    '1234 in 5 minutes: your code is 4829',
    'Your Portico verification code is: 4829. It expires at 10:30 on 2026-03-05.',
    '4829 is your Portico code. Do not share it. © 2026 Portico',
    '[Portico] 4829 is your verification code, valid for 10 minutes. Call 4008 for help.',
    'Use 4829 as your login code for the phone ending in 8000 (Mar 5, 2026)',
    'Portico: login code 48 29 for the phone number ****8000. Ref: 7731',
    'Passcode - 4829; request no. 1177, sent 05/03/2026 14:05',
    'PIN: 4829. Your card 9911 was not charged $1200.',
    'Reference code 7731. Your code: 4829',
    'OTP 4829 for Portico, ticket AB-7731, expires in 300 seconds. Questions? Text 1069',
    '9988 Bank: your code is 4829',
    '4829 is your code for Flat 9988',
    'Code: 4829\n\n@portico.example #4829',
    'Your account code is 4829',
    'Account code: 4829',
    'CODE: 4829, ROOM 1177',
    'Room 1177: 4829 IS YOUR CODE',
    'ROOM 1177. THE CODE FOR TODAY 4829',
    'Room 1177. Enter 4829, THE CODE FOR TODAY',
    'Your code *4829* for room 1177',
    '【Portico】您的验证码为 4829，5分钟内有效。客服电话 9558。',
    '【Portico】4829（登录验证码），尾号8000的手机正在登录，请勿泄露。',
    '尾号为 8000 的用户：验证码４８２９，２０２６年３月５日１４：０５前有效。',
    '【9988银行】验证码序号12，动态码：4829，如非本人操作请致电9558',
    '请勿将验证码4829分享给他人，订单号7731',
    '您的手机138****8000于3月5日登录，校验码是「4829」',
    '您正在登录 Portico，验证码（10分钟内有效）4829，退订回复0000',
    '4829为您的登录验证码，流水号7731',
    '【Portico】您的驗證碼為 4829，5 分鐘內有效。客服專線 9558。',
    '驗證碼：4829。末四碼 8000 的手機正在登入，參考編號 7731。',
    '2026/3/5 14:05 來電 0800 請勿理會，動態密碼 4829',
    // Brackets or the `#` of an origin-bound message identify the code.
    'Portico (4829) for room 1177',
    '【Portico】登录 Portico 请输入【4829】，房间 1177',
    '2026 Portico\n@portico.example #4829',
    // The code is the only number of the right length.
    'Portico 4829',
    '4829 – Portico, 10 min',
    'G-4829 from Portico',
    '登录 Portico：4829',
  ])('finds 4829 in %j', (message) => {
    expect(readMessage(message)).toEqual({ code: '4829', status: 'complete' })
  })

  test.each([
    'Your code is 482 913. It expires in 10 minutes.',
    '482913 is your Portico code. Reference 100200.',
    'Your code: 482-913, requested for 400-820-8820 on 20 Mar 2026',
    '您的验证码是482913（尾号8000），2026-03-05 14:05:06 发送',
    'Portico 驗證碼 482913，案件編號 100200',
  ])('finds a six-digit code in %j', (message) => {
    for (const length of [twoStepCodeLength, emailCodeLength]) {
      expect(readMessage(message, length)).toEqual({ code: '482913', status: 'complete' })
    }
  })
})

test('OC-1 reads a message of up to 1,000 characters', () => {
  expect(readMessage(`Your code is 4829${'.'.repeat(983)}`)).toEqual({ code: '4829', status: 'complete' })
})

describe('OC-1 ambiguous messages', () => {
  test.each([
    'Codes: 4829 and 4830',
    '验证码4829或4830',
    'Your old code was 4829, your new code will be 4830',
    'Portico 4829 or 4830',
    'Phone ending in 8000',
    'Your order 7731 was shipped on 2026-03-05',
    '验证码 4829 或 4830',
    '尾号8000的用户，您的订单7731已发出',
    '您的帳號末四碼 8000，客服專線 9558',
    'It costs $14829',
    'Portico 共48295元',
    'Sent on 05/03/2026',
    'Sent to AB-7731',
    `Your code is 4829 ${'and so on '.repeat(100)}`,
  ])('treats %j as ambiguous', (message) => {
    expect(readMessage(message)).toEqual({ code: '', status: 'ambiguous' })
  })

  test.each([
    ...['call', 'text', 'reply', 'phone', 'ending in', 'ending with'],
    ...['order', 'ref', 'reference number', 'ticket', 'account number', 'card'],
    ...['尾号', '尾號', '末四码', '致电', '来电', '來電', '电话', '電話', '专线', '專線', '客服', '回复', '回覆'],
    ...['订单', '訂單', '编号', '編號', '流水号', '单号', '單號'],
  ])('ignores a number labeled %j', (label) => {
    expect(readMessage(`Portico: ${label} 7731`)).toEqual({ code: '', status: 'ambiguous' })
    expect(readMessage(`Portico: ${label} 77310`)).toEqual({ code: '', status: 'ambiguous' })
  })
})

test.each([
  ['Your code is 482913', '482913', 'long'],
  ['Your code is 48, valid for 10 minutes', '48', 'short'],
  ['验证码 48291，5分钟内有效', '48291', 'long'],
])('OC-1 returns the number that %j labels as a code, even if its length is wrong', (message, code, status) => {
  expect(readMessage(message)).toEqual({ code, status })
})

test('OC-1 finds no code in a message without digits', () => {
  expect(readMessage('Your code has been sent')).toEqual({ code: '', status: 'empty' })
})

test.each(['48x29', '48你好29'])('OC-1 ignores the stray characters between the digits of %j', (message) => {
  expect(readMessage(message)).toEqual({ code: '4829', status: 'complete' })
})
