import { expect, test } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { sendTwoStepCode } from '../../src/api/send-two-step-code.ts'
import { signTwoStep } from '../../src/api/signatures.ts'
import { createClock } from '../../src/host/clock.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createFakeNetwork, createJsonResponse } from './fake-network.ts'
import { createKeyPair } from './key-pairs.ts'

const serverTime = 1_700_000_000_000.4
const ts = 1_700_000_000_000
const keyPair = createKeyPair(1024)

function setUp(content: object = { success: true }) {
  const { fetch, sent } = createFakeNetwork(({ url }) =>
    createJsonResponse(url.pathname === '/hermes/ts' ? { data: { server_time: serverTime } } : content),
  )
  const host = fakeHost({
    clock: createClock({ now: () => 0 }, () => 5),
    page: { loginSignSecret: 'secret', publicKey: keyPair.publicKey },
  })
  const client = createClient(host, { fetch })
  return { client, sent }
}

test('TWO-15 encrypts the phone number, and sends the method, time, signature and captcha in plain text', async () => {
  const { client, sent } = setUp()
  const phone = '(+1)2025550143'
  const options = { phone, pictureCaptcha: 'a2c4', captchaRequestId: 'r-1' }
  expect(await sendTwoStepCode(client, options)).toEqual({ ok: true, value: {} })
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/hermes/ts', '/security/send_two_step_code'])
  const { secure_zone: zone, ...plainFields } = sent[1]?.body ?? {}
  const captcha = { pic_captcha: 'a2c4', captcha_request_id: 'r-1' }
  expect(plainFields).toEqual({ method: 'sms', ts, sign: signTwoStep({ phone, ts, secret: 'secret' }), ...captcha })
  expect(keyPair.decrypt(String(zone))).toEqual({ phone })
})

test('TWO-15 omits the phone number from the call and signature if the code goes to the account’s number', async () => {
  const { client, sent } = setUp()
  await sendTwoStepCode(client)
  expect(sent[1]?.body).toEqual({ method: 'sms', ts, sign: signTwoStep({ ts, secret: 'secret' }) })
})

test('TWO-15 reports an error response or an aborted call as a failure', async () => {
  const { client } = setUp({ success: false, errors: [{ error_code: 'sliding_captcha_error' }] })
  expect(await sendTwoStepCode(client)).toEqual({
    ok: false,
    failure: { kind: 'rejected', items: [{ code: 'sliding_captcha_error' }] },
  })
  const signal = AbortSignal.abort()
  expect(await sendTwoStepCode(client, {}, { signal })).toMatchObject({ failure: { kind: 'aborted' } })
})
