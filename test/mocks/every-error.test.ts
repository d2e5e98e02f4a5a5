// Causes the errors of the catalogue by user actions, and by faults of any call.

import { beforeEach, expect, test } from 'vitest'
import { canFail } from '../../mocks/faults/error-examples.ts'
import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import * as api from '../../src/api/index.ts'
import { type OpenPage, openPage } from './page-client.ts'
import { serveEachTest, service } from './serve-each-test.ts'

const sms = { message_type: 'txt', scene: 'register' } as const

let page: OpenPage

serveEachTest()

beforeEach(async () => {
  page = await openPage()
})

type Outcome = api.Result<object>
/** The actions that cause an error, and the situation of the page. */
type Scenario = { act: () => Promise<Outcome>; situation?: Partial<api.Situation> }

const logIn = (login: string, typed = demoPassword): Promise<Outcome> =>
  page.client.call(api.login, { login, password: typed })
const persona = (login: string, situation?: Scenario['situation']): Scenario => ({
  act: () => logIn(login),
  situation,
})
const expire = async (): Promise<Outcome> => {
  service.reset()
  return page.client.call(api.getLoginSettings, {})
}

/** Omits errors that need a network problem, and the two session-check errors, which are tested below. */
const scenarios: Partial<Record<api.ErrorId, Scenario>> = {
  'status-500': persona(people.serverError.email),
  'status-502': persona(people.badGateway.email),
  'status-403': persona(people.noPermission.email),
  'status-other': persona(people.tooManyRequests.email),
  'encryption-refused': {
    act: () => {
      page.host.pageData = { ...page.host.pageData, publicKey: 'no key', isSecureZoneRequired: true }
      return logIn(people.mei.phone)
    },
  },
  'force-two-step-in-client': persona(people.forceTwoStep.email, { clientType: 'sync' }),
  'force-two-step': persona(people.forceTwoStep.email),
  'session-expired-in-client': { act: expire, situation: { clientType: 'app' } },
  'session-expired': { act: expire },
  'enterprise-limited-on-mobile': persona(people.enterpriseRestricted.email, { isMobile: true }),
  'enterprise-limited': persona(people.enterpriseExpired.email),
  'client-outdated': persona(people.clientOutdated.email),
  'already-verified': {
    act: async () => {
      await logIn(people.mei.phone)
      await page.client.call(api.verifyIdentity, { password: demoPassword })
      return page.client.call(api.verifyIdentity, {})
    },
  },
  'verify-too-frequent': {
    act: async () => {
      await page.client.call(api.sendSms, { phone: newPhone, ...sms })
      return page.client.call(api.sendSms, { phone: newPhone, ...sms })
    },
  },
  'picture-captcha-wrong': persona(people.noor.email, { fields: ['login', 'password', 'pic_captcha'] }),
  'picture-captcha-needed': persona(people.noor.email),
  'sliding-captcha': {
    act: () => {
      service.settings.sliding_captcha_enabled = true
      return logIn(people.noor.email)
    },
  },
  'with-link': persona(people.downloadLink.email),
  'password-error': { act: () => logIn(people.mei.phone, 'wrong') },
  'field-error': {
    act: () => page.client.call(api.sendSms, { phone: people.mei.phone, ...sms }),
    situation: { fields: ['phone'] },
  },
  'two-step-code-error': {
    act: async () => {
      await logIn(people.ines.email)
      return page.client.call(api.twoStepLogin, { two_step_captcha: '000000', method: 'google' })
    },
    situation: { fields: ['two_step_captcha'] },
  },
  'reserved-code': persona(people.notActivated.email),
  other: {
    act: async () => {
      await logIn(people.mei.phone)
      return page.client.call(api.deleteDevice, { device_id: 'nobody' })
    },
  },
}

function errorOf(result: Outcome, overrides: Scenario['situation']): api.ErrorId | undefined {
  const situation = { clientType: 'web', isMobile: false, fields: ['login', 'password'], ...overrides } as const
  return result.ok ? undefined : api.resolve(result.failure, situation)[0]?.id
}

test.each(Object.entries(scenarios))('%s is caused by user actions', async (id, { act, situation }) => {
  expect(errorOf(await act(), situation)).toBe(id)
})

test.each([
  ['logged out', false, 'session-ended'],
  ['logged in', true, 'session-idle'],
] as const)('ERR-08 the session check returns its own error while %s', async (_, isLoggedIn, id) => {
  if (isLoggedIn) await logIn(people.mei.phone)
  const result = await page.client.call(api.sayHi, {})
  expect(api.resolveSessionCheck(result.ok && result.value.logged_in).id).toBe(id)
})

/**
 * Errors that a fault alone cannot cause, because they depend on the page's situation, and the error it causes instead.
 */
const sameAnswer: Partial<Record<api.ErrorId, api.ErrorId>> = {
  'force-two-step-in-client': 'force-two-step',
  'session-expired-in-client': 'session-expired',
  'session-idle': 'session-expired',
  'session-ended': 'session-expired',
  'enterprise-limited-on-mobile': 'enterprise-limited',
  'picture-captcha-wrong': 'picture-captcha-needed',
  'two-step-code-error': 'field-error',
  // Only the browser knows whether it is offline.
  offline: 'unreachable',
}

test.each(api.errorIds.filter(canFail))('%s is caused by a fault of any call', async (id) => {
  // A short limit makes the timeout come soon.
  const { client } = id === 'timeout' ? await openPage({ limitMs: 200 }) : page
  service.faults.add({ path: '*', method: 'POST', error: id, times: 'always' })
  const calls: (() => Promise<Outcome>)[] = [
    () => client.call(api.checkLogin, { login: 'a' }),
    () => client.call(api.verifyIdentity, {}),
    () => client.call(api.refreshOpenApiToken, {}),
  ]
  for (const makeCall of calls) expect(errorOf(await makeCall(), {})).toBe(sameAnswer[id] ?? id)
})
