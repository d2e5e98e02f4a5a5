// Every error of the catalogue: brought about by what people do, where that leads there, and by a fault everywhere.

import { beforeEach, expect, test } from 'vitest'
import { canFail } from '../../mocks/faults/error-answers.ts'
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
/** What leads to an error, and what the place is like that it comes up in. */
type Story = { act: () => Promise<Outcome>; place?: Partial<api.Situation> }

const logIn = (login: string, typed = demoPassword): Promise<Outcome> =>
  page.client.call(api.login, { login, password: typed })
const persona = (login: string, place?: Story['place']): Story => ({ act: () => logIn(login), place })
const expire = async (): Promise<Outcome> => {
  service.reset()
  return page.client.call(api.getLoginSettings, {})
}

/** No behaviour of this service leads there: something between it and the page has to go wrong. */
const faultOnly = 'fault only'

const stories: Record<api.ErrorId, Story | typeof faultOnly> = {
  'status-500': persona(people.serverError.email),
  'status-502': persona(people.badGateway.email),
  'status-404': faultOnly,
  'status-403': persona(people.noPermission.email),
  'status-other': persona(people.tooManyRequests.email),
  offline: faultOnly,
  timeout: faultOnly,
  unreachable: faultOnly,
  unreadable: faultOnly,
  'encryption-refused': {
    act: () => {
      page.host.pageData = { ...page.host.pageData, publicKey: 'no key', isSecureZoneRequired: true }
      return logIn(people.mei.phone)
    },
  },
  'force-two-step-in-client': persona(people.forceTwoStep.email, { clientType: 'sync' }),
  'force-two-step': persona(people.forceTwoStep.email),
  'session-expired-in-client': { act: expire, place: { clientType: 'app' } },
  'session-expired': { act: expire },
  // Which of the two follows is up to the session check; the test below asks it.
  'session-idle': faultOnly,
  'session-ended': faultOnly,
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
    place: { fields: ['phone'] },
  },
  'two-step-code-error': {
    act: async () => {
      await logIn(people.ines.email)
      return page.client.call(api.twoStepLogin, { two_step_captcha: '000000', method: 'google' })
    },
    place: { fields: ['two_step_captcha'] },
  },
  'reserved-code': persona(people.notActivated.email),
  other: {
    act: async () => {
      await logIn(people.mei.phone)
      return page.client.call(api.deleteDevice, { device_id: 'nobody' })
    },
  },
}

function errorOf(result: Outcome, place: Story['place']): api.ErrorId | undefined {
  const situation = { clientType: 'web', isMobile: false, fields: ['login', 'password'], ...place } as const
  return result.ok ? undefined : api.resolve(result.failure, situation)[0]?.id
}

test.each(api.errorIds.filter((id) => stories[id] !== faultOnly))('%s comes of what people do', async (id) => {
  const { act, place } = stories[id] as Story
  expect(errorOf(await act(), place)).toBe(id)
})

test.each([
  ['nobody', false, 'session-ended'],
  ['somebody', true, 'session-idle'],
] as const)('ERR-08 with %s logged in the session check leads to its own error', async (_, isLoggedIn, id) => {
  if (isLoggedIn) await logIn(people.mei.phone)
  const result = await page.client.call(api.sayHi, {})
  expect(api.resolveSessionCheck(result.ok && result.value.logged_in).id).toBe(id)
})

/** What a fault cannot bring about by itself: the page's own place decides. */
const sameAnswer: Partial<Record<api.ErrorId, api.ErrorId>> = {
  'force-two-step-in-client': 'force-two-step',
  'session-expired-in-client': 'session-expired',
  'session-idle': 'session-expired',
  'session-ended': 'session-expired',
  'enterprise-limited-on-mobile': 'enterprise-limited',
  'picture-captcha-wrong': 'picture-captcha-needed',
  'two-step-code-error': 'field-error',
  // Whether a lost connection is "offline" the browser says.
  offline: 'unreachable',
}

test.each(api.errorIds.filter(canFail))('%s comes of a fault, at any call', async (id) => {
  // Only a call that is given up soon finds out that no answer comes.
  const { client } = id === 'timeout' ? await openPage({ limitMs: 200 }) : page
  service.faults.add({ path: '*', method: 'POST', error: id, times: 'always' })
  const asks: (() => Promise<Outcome>)[] = [
    () => client.call(api.checkLogin, { login: 'a' }),
    () => client.call(api.verifyIdentity, {}),
    () => client.call(api.refreshOpenApiToken, {}),
  ]
  for (const ask of asks) expect(errorOf(await ask(), {})).toBe(sameAnswer[id] ?? id)
})
