import { expect, test } from 'vitest'
import type { CallOptions } from '../../src/api/client.ts'
import { createClient } from '../../src/api/client.ts'
import { signCaptcha } from '../../src/api/signatures.ts'
import { verifySlider } from '../../src/api/verify-slider.ts'
import { createClock } from '../../src/host/clock.ts'
import type { CaptchaSettings } from '../../src/host/page-data.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createFakeNetwork, createJsonResponse } from './fake-network.ts'

const serverTime = 1_700_000_000_000.4
const captcha: CaptchaSettings = { sceneId: 'scene', certifyId: 'certify', region: 'sgp', secret: 'secret' }

type VerdictResponse = { content?: object; status?: number }

/** Sets up an API host that returns the time and the given verdict, and a `verify` function that calls it. */
function setUp({ content = {}, status = 200 }: VerdictResponse) {
  const { fetch, sent } = createFakeNetwork(({ url }) =>
    url.pathname === '/hermes/ts'
      ? createJsonResponse({ data: { server_time: serverTime } })
      : createJsonResponse(content, status),
  )
  const clock = createClock({ now: () => 0 }, () => 5)
  const host = fakeHost({ clock, page: { apiUrl: 'https://api.test', captcha } })
  const client = createClient(host, { fetch })
  return {
    sent,
    verify: (options?: CallOptions & { certifyId?: string }) => verifySlider(client, 'from the widget', options),
  }
}

const msg = 'Again, please.'
const passedContent = { success: true, data: { verify_result: true, request_id: 'r-1' } }

test('API-07 WID-16 sends the result, signs the server’s time in whole milliseconds, and returns the request id', async () => {
  const { verify, sent } = setUp({ content: passedContent })
  expect(await verify()).toEqual({ ok: true, value: { hasPassed: true, requestId: 'r-1' } })
  const ts = 1_700_000_000_000
  expect(sent.map(({ url }) => url.origin + url.pathname)).toEqual([
    'https://api.test/hermes/ts',
    'https://api.test/hermes/captcha_verify',
  ])
  expect(sent[1]?.body).toEqual({
    captcha_verify_param: 'from the widget',
    signature: signCaptcha({ ...captcha, ts }),
    region: 'sgp',
    ts,
  })
})

test('API-07 prefers the widget’s certify id to the page’s', async () => {
  const { verify, sent } = setUp({ content: passedContent })
  await verify({ certifyId: 'from the widget' })
  expect(sent[1]?.body).toMatchObject({
    signature: signCaptcha({ ...captcha, certifyId: 'from the widget', ts: 1_700_000_000_000 }),
  })
})

test('API-07 signs only the time and sends the region cn if the page has no captcha settings', async () => {
  const host = fakeHost()
  const { fetch, sent } = createFakeNetwork(() => createJsonResponse(passedContent))
  await verifySlider(createClient(host, { fetch }), 'x')
  expect(sent[1]?.body).toMatchObject({ region: 'cn', signature: signCaptcha({ ts: host.clock.now() }) })
})

test.each([
  ['rejects the result', { success: true, msg, data: { verify_result: false, request_id: 'r-1' } }],
  ['sends no request id', { success: true, msg, data: { verify_result: true } }],
  ['sends an empty request id', { success: true, msg, data: { verify_result: true, request_id: '' } }],
  ['sends no verdict', { success: true, msg }],
  ['sends 1 instead of true', { success: true, msg, data: { verify_result: 1, request_id: 'r-1' } }],
  ['rejects the call', { success: false, errors: [{ error_msg: msg }] }],
  ['sends a message with bidi controls (XS-2)', { success: false, code: 'F001', msg: 'Again,\u202E please.' }],
  ['rejects the call with `msg` instead of `errors`', { success: false, msg, data: { verify_result: false } }],
])('WID-16 RQ-5 returns a negative verdict with the message if the server %s', async (_, content) => {
  const value = { hasPassed: false, message: msg }
  expect(await setUp({ content }).verify()).toEqual({ ok: true, value })
})

test.each([
  ['9000001', { success: false, errors: [{ error_code: 9000001 }] }],
  ['verify_operation_too_frequent', { success: false, code: 'verify_operation_too_frequent', msg: 'Too often.' }],
])('ERR-07 ERR-13 returns the error %s as a failure', async (code, content) => {
  expect(await setUp({ content }).verify()).toMatchObject({ ok: false, failure: { items: [{ code }] } })
})

test.each([{ redirect: '/login' }, { force_two_step: true }])(
  'ERR-05 ERR-16 returns an error response with %j as a failure',
  async (content) => {
    expect(await setUp({ content: { success: false, ...content } }).verify()).toMatchObject({ ok: false })
  },
)

test('WID-16 returns a server or network error as a failure, not as a verdict', async () => {
  const failure = { kind: 'status', status: 502 }
  expect(await setUp({ status: 502 }).verify()).toEqual({ ok: false, failure })
  expect(await setUp({ content: [] }).verify()).toMatchObject({ failure: { kind: 'network', reason: 'unreadable' } })
})

test('RQ-6 lets the caller abort the verification', async () => {
  const result = await setUp({ content: passedContent }).verify({ signal: AbortSignal.abort() })
  expect(result).toEqual({ ok: false, failure: { kind: 'aborted' } })
})
