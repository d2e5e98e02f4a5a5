import { expect, test } from 'vitest'
import { type Call, isSecretField } from '../../src/api/call.ts'
import { calls, callsByArea } from '../../src/api/calls/all.ts'
import { shapes } from '../../src/api/shapes/all.ts'

/** Every path in section 7 of the specification, except those of images and the redirect to a third-party login. */
const sitePaths = `
/auth/hi /login_settings
/register /new_register
/captcha/sms_send /captcha/check_phone/
/activation/confirm_account /activation/verify_phone /activation/activate
/password/init /password/forgot /password/forgot_for_international /password/confirm_account /password/reset
/password/set /password/confirm_forgot /password/confirm_forgot_v3 /password/change
/qr_login/check_token /qr_login/confirm_login /oauth/qrlogin /oauth/login
/check_login /login /bind_login /app_login /sync_login /two_step_login
/dedicated_enterprise/get_sso_product_id
/bind_register /register_enterprise_edition /personal_register /ali_market_register
/security/verify_identity /security/set_two_step /security/send_two_step_code /security/close_two_step
/security/get_available_two_step_method /security/get_google_secret /security/get_thirds /security/unbind_third
/security/get_devices /security/delete_device /security/get_two_step_method /security/get_open_api_token_info
/security/refresh_open_api_token_info
/credential/get_login /credential/update_phone /credential/update_email /credential/verify_phone
/credential/verify_email /credential/pre_verify_phone /credential/pre_verify_email
/report_why_leave /check_channel_coupon /become_referral
/quick_login/v1/captcha/sms_send /quick_login/v1/register`
/** The specification does not define a path for logging out. */
const logoutPath = '/auth/logout'
const apiPaths = '/sso/login /hermes/captcha_verify /hermes/ts'

const sortWords = (text: string) => text.trim().split(/\s+/).sort()
const allCalls = Object.values(calls)
const listPaths = (host: 'site' | 'api') =>
  allCalls
    .filter((call) => (call.host ?? 'site') === host)
    .map(({ path }) => path)
    .sort()

test('API-05 defines exactly one call for every path', () => {
  expect(listPaths('site')).toEqual(sortWords(`${sitePaths} ${logoutPath}`))
})

test('API-06 defines exactly three calls to the API host', () => {
  expect(listPaths('api')).toEqual(sortWords(apiPaths))
})

test('names every call after its export, and defines exactly one shape for it', () => {
  const exportedCalls = Object.values(callsByArea).flatMap((area) => Object.entries<Call>(area))
  expect(exportedCalls.map(([name]) => name)).toEqual(exportedCalls.map(([, call]) => call.name))
  expect(exportedCalls.map(([name]) => name).sort()).toEqual(Object.keys(shapes).sort())
})

test('RQ-2 uses POST for calls that change state', () => {
  const getPaths = allCalls.filter(({ method }) => method === 'GET').map(({ path }) => path)
  expect(getPaths.sort()).toEqual(
    sortWords(`/auth/hi /credential/get_login /hermes/ts /login_settings /security/get_devices
      /security/get_google_secret /security/get_open_api_token_info /security/get_thirds`),
  )
})

test('RQ-3 never puts a secret field into a URL', () => {
  for (const { name, method, query = [] } of allCalls) {
    const fields = Object.keys(shapes[name].request.entries)
    const urlFields = method === 'GET' ? fields : query
    expect(urlFields.filter(isSecretField)).toEqual([])
  }
})
