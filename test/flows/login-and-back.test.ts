import { expect, test } from 'vitest'
import { loginAndBack } from '../../src/kit/session/index.ts'

const url = 'https://account.test/account/verify-identity?lang=zh-CN&redirect=%2Fsecurity#top'

test('LOG-01 the login leads back to this page and its fragment, under /account too, and to nowhere that was wanted before', () => {
  expect(loginAndBack('login?redirect=%2Fsecurity&lang=zh-CN', { url })).toBe(
    'login?lang=zh-CN&redirect=%2Faccount%2Fverify-identity%3Flang%3Dzh-CN%26redirect%3D%252Fsecurity%23top',
  )
})

test('LOG-01 a link that carries nothing leads back as well', () => {
  expect(loginAndBack('../login', { url: 'https://account.test/qr-login/confirm?token=t' })).toBe(
    '../login?redirect=%2Fqr-login%2Fconfirm%3Ftoken%3Dt',
  )
})
