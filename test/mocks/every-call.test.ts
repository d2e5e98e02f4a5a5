// API-05: makes every call of the API client to the account service, over real HTTP.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import * as api from '../../src/api/index.ts'
import { authenticatorCode } from './authenticator.ts'
import { checkExchange } from './document-check.ts'
import { findLastCode } from './last-code.ts'
import { type OpenPage, openPage } from './page-client.ts'
import { origin, service, startServiceForEachTest } from './serve-each-test.ts'

const allPaths = Object.values(api.calls).map(({ path }) => path)
const newPassword = { password: 'Colonnade42', password_confirmation: 'Colonnade42' }
const lastCodeTo = (to: string) => findLastCode(service, to)

startServiceForEachTest()

const successfulPaths = new Set<string>()

/** Sends a call that must succeed, and records its path. */
async function send<C extends api.Call>(
  { client }: OpenPage,
  call: C,
  data: api.RequestOf<C>,
): Promise<api.ResponseOf<C>> {
  const result = await client.call(call, data)
  if (!result.ok) throw new Error(`${call.path}: ${JSON.stringify(result.failure)}`)
  successfulPaths.add(call.path)
  return result.value
}

// The tests also validate every exchange against the OpenAPI document.
const violations: string[] = []
const recordViolations = async (request: Request, response: Response) => {
  violations.push(...(await checkExchange(request, response)))
}
const open = () => openPage(recordViolations)

async function logIn(login = people.mei.phone): Promise<OpenPage> {
  const page = await open()
  await send(page, api.login, { login, password: demoPassword })
  return page
}

/** Requests an SMS code, and returns the fields for a registration. */
async function prepareRegistration(page: OpenPage, phone: string) {
  await send(page, api.sendSms, { phone, message_type: 'txt', scene: 'register' })
  return { phone, sms_captcha: lastCodeTo(phone), name: '王小明', ...newPassword }
}

beforeAll(() => successfulPaths.clear())
afterEach(() => expect([...violations.splice(0), ...service.violations]).toEqual([]))
afterAll(() => expect([...successfulPaths].sort()).toEqual(allPaths.sort()))

test('makes calls that require no login', async () => {
  const page = await open()
  expect(await send(page, api.sayHi, {})).toEqual({ logged_in: false })
  expect(await send(page, api.getLoginSettings, {})).toMatchObject({
    login_methods: ['password', 'sms', 'qr', 'sso'],
  })
  expect(await send(page, api.checkLogin, { login: people.liNa.email })).toMatchObject({ sso: true })
  expect(await send(page, api.checkPhone, { phone: people.mei.phone })).toEqual({ registered: true })
  expect(await send(page, api.checkCoupon, { coupon: 'partner2026' })).toMatchObject({ valid: true })
  expect(await send(page, api.getServerTime, {})).toEqual({ data: { server_time: expect.any(Number) as number } })
  await send(page, api.reportWhyLeave, { reason: 'price', detail: 'Too expensive.' })
})

test.each([
  [api.login, '/files'],
  [api.syncLogin, undefined],
  [api.appLogin, undefined],
])('logs in with a password through $path', async (call, redirect) => {
  const page = await open()
  const response = await send(page, call, { login: people.mei.phone, password: demoPassword, redirect: '/files' })
  expect(response.user).toMatchObject({ phone: people.mei.phone })
  expect(response.redirect).toBe(redirect)
  expect(await send(page, api.getLogin, {})).toMatchObject({ user: { email: people.mei.email } })
})

test('verifies a solved slider captcha, and logs in with its request id', async () => {
  const page = await open()
  const track = [0, 80, 160, 240, 320].map((x, index) => [x, index * 120])
  const param = JSON.stringify({ sceneId: 'portico-scene', certifyId: 'portico-certify', track })
  const verdict = await api.verifySlider(page.client, param)
  expect(verdict).toMatchObject({ ok: true, value: { hasPassed: true } })
  successfulPaths.add(api.verifyCaptcha.path)
  service.settings.sliding_captcha_enabled = true
  const requestId = verdict.ok && verdict.value.hasPassed ? verdict.value.requestId : ''
  const noor = { login: people.noor.email, password: demoPassword }
  expect(await page.client.call(api.login, noor)).toMatchObject({
    ok: false,
    failure: { items: [{ code: 'sliding_captcha_error' }] },
  })
  await send(page, api.login, { ...noor, captcha_request_id: requestId })
})

test('logs in with a code sent to an unregistered phone number', async () => {
  const page = await open()
  await send(page, api.sendQuickLoginCode, { phone: '13512345678', message_type: 'voice' })
  const response = await send(page, api.quickLogin, { phone: '13512345678', sms_captcha: lastCodeTo('13512345678') })
  expect(response).toMatchObject({ user: { phone: '13512345678' } })
})

test('logs in to the product and to another application with a QR code confirmed on a phone', async () => {
  const phone = await logIn()
  const oauthRequest = { client_id: 'sheets', redirect_uri: 'https://sheets.example.com/back', state: 's1' }
  for (const application of [undefined, oauthRequest]) {
    const page = await open()
    const { token = '' } = await send(page, api.checkQrToken, {})
    expect(await send(phone, api.confirmQrLogin, { token })).toMatchObject({ location: expect.any(String) as string })
    expect(await send(page, api.checkQrToken, { token })).toMatchObject({ status: 'scanned', name: 'Mei Lin' })
    await send(phone, api.confirmQrLogin, { token, action: 'confirm' })
    if (application) {
      const { redirect = '' } = await send(page, api.oauthQrLogin, { token, ...application })
      expect(redirect).toMatch(/^https:\/\/sheets\.example\.com\/back\?code=\w+&state=s1$/)
    } else expect(await send(page, api.checkQrToken, { token })).toMatchObject({ status: 'confirmed' })
    expect(await send(page, api.sayHi, {})).toEqual({ logged_in: true })
  }
})

test('logs in to another application', async () => {
  const request = { client_id: 'sheets', redirect_uri: 'https://sheets.example.com/back', state: 's2' }
  const response = await send(await open(), api.oauthLogin, {
    login: people.mei.phone,
    password: demoPassword,
    ...request,
  })
  expect(response.redirect).toMatch(/^https:\/\/sheets\.example\.com\/back\?code=\w+&state=s2$/)
})

test('logs in through an enterprise’s own login page', async () => {
  const page = await open()
  const { product_id } = await send(page, api.getSsoProductId, { domain: 'corp.example.com' })
  const { redirect = '' } = await send(page, api.ssoLogin, { product_id, redirect: '/files' })
  expect((await page.navigate(redirect)).text).toContain('Li Na')
  await page.navigate(redirect.replace(/\?.*/, ''), { product_id, redirect: '/files', account: 'single-sign-on' })
  expect(await send(page, api.sayHi, {})).toEqual({ logged_in: true })
})

test('links a third-party account during a registration and during a login', async () => {
  const bindData = async (page: OpenPage) => {
    const { location } = await page.navigate('/__third', { type: 'dingtalk', newcomer: 'yes', redirect: '' })
    return { type: 'dingtalk', bind_token: new URL(location, origin).searchParams.get('bind_token') ?? '' }
  }
  const firstPage = await open()
  const registration = { ...(await prepareRegistration(firstPage, '13700137001')), ...(await bindData(firstPage)) }
  await send(firstPage, api.registerAndBind, registration)
  await send(firstPage, api.unbindThird, { type: 'dingtalk' })
  const newPage = await open()
  await send(newPage, api.bindLogin, { login: people.mei.phone, password: demoPassword, ...(await bindData(newPage)) })
  const { thirds } = await send(newPage, api.getThirds, {})
  expect(thirds.map(({ type }) => type)).toEqual(['wechat', 'wecom', 'dingtalk'])
})

type Registration = api.RequestOf<typeof api.register>

test.each<[string, (page: OpenPage, person: Registration) => Promise<api.ResponseOf<typeof api.register>>]>([
  ['without a plan', (page, person) => send(page, api.register, person)],
  ['for a plan', (page, person) => send(page, api.registerForPlan, { ...person, plan_id: 'team' })],
  ['as an individual', (page, person) => send(page, api.registerPersonal, { ...person, email: 'ming@example.com' })],
  ['as an enterprise', (page, person) => send(page, api.registerEnterprise, { ...person, company_name: 'Arc Ltd' })],
  ['from the marketplace', (page, person) => send(page, api.registerFromMarket, { ...person, token: 'demo-market' })],
])('registers %s', async (_, register) => {
  const page = await open()
  const response = await register(page, await prepareRegistration(page, '13700137002'))
  expect(response).toMatchObject({ user: { phone: '13700137002' } })
  expect(await send(page, api.sayHi, {})).toEqual({ logged_in: true })
})

test('applies to become a partner', async () => {
  const page = await open()
  const phone = '13700137003'
  await send(page, api.sendSms, { phone, message_type: 'txt', scene: 'become_referral' })
  const person = { name: 'Ana', company_name: 'Colonnade Ltd', email: 'ana@example.com' }
  await send(page, api.becomeReferral, { ...person, phone, sms_captcha: lastCodeTo(phone) })
})

test('accepts an invitation', async () => {
  const page = await open()
  const token = 'demo-activation'
  expect(await send(page, api.confirmInvitation, { token })).toMatchObject({ phone_required: true })
  const phone = '13700137004'
  await send(page, api.sendSms, { phone, message_type: 'txt', scene: 'activate_by_phone' })
  await send(page, api.verifyInvitedPhone, { token, phone, sms_captcha: lastCodeTo(phone) })
  expect(await send(page, api.activate, { token, name: 'Emi', ...newPassword })).toMatchObject({ user: { phone } })
})

test('resets a forgotten password by SMS, by international SMS and by email', async () => {
  const page = await open()
  expect(await send(page, api.confirmAccount, { login: people.mei.phone })).toMatchObject({ methods: ['phone'] })
  const methods = [
    [api.confirmForgot, people.mei.phone],
    [api.confirmForgotV3, people.zhou.phone],
    [api.forgotPasswordInternational, people.ava.phone],
  ] as const
  for (const [call, phone] of methods) {
    const recoveryPage = await open()
    await send(recoveryPage, api.sendSms, { phone, message_type: 'txt', scene: 'forgot_password_by_phone' })
    const { token } = await send(recoveryPage, call, { phone, sms_captcha: lastCodeTo(phone) })
    const response = await send(recoveryPage, api.resetPassword, { token, ...newPassword })
    expect(response).toEqual({ redirect: '/login', logged_in_is_owner: false })
  }
  await send(page, api.forgotPassword, { email: people.chiaYi.email })
  const link = new URL(service.outbox.at(-1)?.link ?? '', origin)
  expect(link.pathname).toBe('/reset-password')
  await send(page, api.resetPassword, { token: link.searchParams.get('token') ?? '', ...newPassword })
  await send(page, api.login, { login: people.chiaYi.email, password: newPassword.password })
})

test('sets a first password through a link and in the settings, and changes a password', async () => {
  const firstPage = await open()
  await send(firstPage, api.initPassword, { token: 'demo-first-password', ...newPassword })
  await send(firstPage, api.changePassword, {
    old_password: newPassword.password,
    password: 'Portico2027',
    password_confirmation: 'Portico2027',
  })
  const newPage = await open()
  await send(newPage, api.sendQuickLoginCode, { phone: people.wang.phone, message_type: 'txt' })
  await send(newPage, api.quickLogin, { phone: people.wang.phone, sms_captcha: lastCodeTo(people.wang.phone) })
  expect(await send(newPage, api.getTwoStepMethod, {})).toMatchObject({ has_password: false })
  await send(newPage, api.setPassword, { password: newPassword.password })
  expect(await send(newPage, api.getTwoStepMethod, {})).toMatchObject({ has_password: true })
})

test('sets up, uses and turns off two-step verification', async () => {
  const page = await logIn()
  await send(page, api.verifyIdentity, {})
  await send(page, api.verifyIdentity, { password: demoPassword })
  const { methods } = await send(page, api.getAvailableTwoStepMethods, {})
  expect([...methods].sort()).toEqual(['google', 'sms', 'wechat'])
  const result = await api.sendTwoStepCode(page.client, { phone: '13700137005' })
  expect(result).toMatchObject({ ok: true })
  successfulPaths.add(api.requestTwoStepCode.path)
  await send(page, api.setTwoStep, { method: 'sms', phone: '13700137005', code: lastCodeTo('13700137005') })
  const { secret } = await send(page, api.getGoogleSecret, {})
  await send(page, api.setTwoStep, { method: 'google', code: authenticatorCode(secret, service.clock.now()) })
  service.clock.advance(61_000)
  const laterPage = await open()
  const login = await laterPage.client.call(api.login, {
    login: people.mei.phone,
    password: demoPassword,
    redirect: '/files',
  })
  expect(login).toMatchObject({ ok: false, failure: { redirect: '/two-step-login?redirect=%2Ffiles' } })
  const fields = { two_step_captcha: authenticatorCode(secret, service.clock.now()), method: 'google' } as const
  expect(await send(laterPage, api.twoStepLogin, fields)).toMatchObject({ redirect: '/files' })
  await send(laterPage, api.verifyIdentity, { password: demoPassword })
  await send(laterPage, api.closeTwoStep, {})
  expect(await send(laterPage, api.getTwoStepMethod, {})).toMatchObject({ enabled: false })
})

test('removes a device, and creates an open API token', async () => {
  const page = await logIn()
  const { devices } = await send(page, api.getDevices, {})
  expect(devices.map(({ current }) => current)).toEqual([true, false, false, false])
  await send(page, api.deleteDevice, { device_id: devices[1]?.id ?? '' })
  expect((await send(page, api.getDevices, {})).devices).toHaveLength(3)
  expect(await send(page, api.getOpenApiToken, {})).toEqual({})
  const { token } = await send(page, api.refreshOpenApiToken, {})
  expect((await send(page, api.getOpenApiToken, {})).token).toBe(token)
})

test('changes the phone number and the email address', async () => {
  const page = await logIn()
  await send(page, api.preVerifyPhone, {})
  await send(page, api.preVerifyPhone, { sms_captcha: lastCodeTo(people.mei.phone) })
  await send(page, api.verifyPhone, { phone: '13700137006' })
  const phone = { phone: '13700137006', sms_captcha: lastCodeTo('13700137006') }
  expect(await send(page, api.updatePhone, phone)).toMatchObject({ user: { phone: '13700137006' } })
  service.clock.advance(61 * 60_000)
  const laterPage = await logIn(people.mei.email)
  await send(laterPage, api.preVerifyEmail, {})
  await send(laterPage, api.preVerifyEmail, { email_captcha: lastCodeTo(people.mei.email) })
  await send(laterPage, api.verifyEmail, { email: 'mei@example.com' })
  const email = { email: 'mei@example.com', email_captcha: lastCodeTo('mei@example.com') }
  expect(await send(laterPage, api.updateEmail, email)).toMatchObject({ user: { email: 'mei@example.com' } })
})

test('logs out', async () => {
  const page = await logIn()
  await send(page, api.logOut, {})
  const laterPage = await open()
  expect(await send(laterPage, api.sayHi, {})).toEqual({ logged_in: false })
})
