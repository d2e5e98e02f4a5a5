import { expect, test } from 'vitest'
import { checkQrToken } from '../../src/api/calls/qr-login.ts'
import { captchaImagePath, qrLoginImagePath } from '../../src/api/images.ts'
import { shapes } from '../../src/api/shapes/all.ts'
import { pictureScenes } from '../../src/api/shapes/captcha.ts'
import { readResponse } from '../../src/api/transport/read-response.ts'

test('API-10 returns a separate path for each scene’s picture captcha', () => {
  expect(captchaImagePath()).toBe('/captcha/get_pic')
  for (const scene of pictureScenes) expect(captchaImagePath(scene)).toBe(`/captcha/get_pic/${scene}`)
})

test.each(['..', '.', '../a', 'a/b', 'a?b', '\ud800', ''])(
  'SCR-08 drops the token %j, which is not safe in a path',
  (token) => {
    const body = JSON.stringify({ success: true, status: 'waiting', token })
    expect(readResponse(checkQrToken, shapes.checkQrToken.response, { status: 200, body })).toMatchObject({
      ok: true,
      value: { token: undefined },
    })
  },
)

test('SCR-08 puts the token into the QR code’s path', () => {
  expect(qrLoginImagePath('a1-B_2')).toBe('/qr_login/image/a1-B_2')
})
