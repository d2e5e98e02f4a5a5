import { expect, test } from 'vitest'
import { checkQrToken } from '../../src/api/calls/qr-login.ts'
import { captchaPicture, qrLoginPicture } from '../../src/api/pictures.ts'
import { shapes } from '../../src/api/shapes/all.ts'
import { pictureScenes } from '../../src/api/shapes/captcha.ts'
import { readAnswer } from '../../src/api/transport/read-answer.ts'

test('API-10 a picture captcha for each scene has a path of its own', () => {
  expect(captchaPicture()).toBe('/captcha/get_pic')
  for (const scene of pictureScenes) expect(captchaPicture(scene)).toBe(`/captcha/get_pic/${scene}`)
})

test.each(['..', '.', '../a', 'a/b', 'a?b', '\ud800', ''])(
  'SCR-08 a token that could leave its place is none: %j',
  (token) => {
    const body = JSON.stringify({ success: true, status: 'waiting', token })
    expect(readAnswer(checkQrToken, shapes.checkQrToken.answer, { status: 200, body })).toMatchObject({
      ok: true,
      value: { token: undefined },
    })
  },
)

test('SCR-08 the picture of a token has an address of its own', () => {
  expect(qrLoginPicture('a1-B_2')).toBe('/qr_login/image/a1-B_2')
})
