import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import * as api from '../../src/api/index.ts'
import { openPage } from './page-client.ts'
import { startServiceForEachTest } from './serve-each-test.ts'

startServiceForEachTest()

test.each<[{ email: string }, api.ErrorId]>([
  [people.serverError, 'status-500'],
  [people.badGateway, 'status-502'],
  [people.noPermission, 'status-403'],
  [people.tooManyRequests, 'status-other'],
  [people.forceTwoStep, 'force-two-step'],
  [people.enterpriseExpired, 'enterprise-limited'],
  [people.enterpriseRestricted, 'enterprise-limited'],
  [people.clientOutdated, 'client-outdated'],
  [people.downloadLink, 'with-link'],
  [people.notActivated, 'reserved-code'],
  [people.noor, 'picture-captcha-needed'],
])('logging in to the demo account $email fails with the intended error', async ({ email }, id) => {
  const { client } = await openPage()
  const result = await client.call(api.login, { login: email, password: 'Portico2026' })
  const situation = { clientType: 'web', isMobile: false, fields: ['login', 'password'] } as const
  expect(result.ok ? undefined : api.resolve(result.failure, situation)[0]?.id).toBe(id)
})
