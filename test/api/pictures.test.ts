import { expect, test } from 'vitest'
import { captchaPicture, qrLoginPicture } from '../../src/api/pictures.ts'
import { pictureScenes } from '../../src/api/schemas/captcha.ts'

test('API-10 a picture captcha for each scene has a path of its own', () => {
  expect(captchaPicture()).toBe('/captcha/get_pic')
  expect(pictureScenes.map((scene) => captchaPicture(scene))).toEqual([
    '/captcha/get_pic/forgot_password',
    '/captcha/get_pic/forgot_password_by_phone',
    '/captcha/get_pic/activate_by_phone',
    '/captcha/get_pic/login',
    '/captcha/get_pic/register',
    '/captcha/get_pic/modify_phone',
    '/captcha/get_pic/become_referral',
    '/captcha/get_pic/two_step',
  ])
})

test('SCR-08 a token cannot leave its place in the address', () => {
  expect(qrLoginPicture('a1')).toBe('/qr_login/image/a1')
  expect(qrLoginPicture('../a?b#c')).toBe('/qr_login/image/..%2Fa%3Fb%23c')
})
