import { expect, test } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { sendSmsCode } from '../../src/api/send-sms-code.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createFakeNetwork, createJsonResponse } from './fake-network.ts'
import { createKeyPair } from './key-pairs.ts'

const keyPair = createKeyPair(1024)
const phone = '13800138000'

test('API-09 encrypts the phone number and sends the message type, scene and captcha in plain text', async () => {
  const { fetch, sent } = createFakeNetwork(() => createJsonResponse({ success: true }))
  const client = createClient(fakeHost({ page: { publicKey: keyPair.publicKey } }), { fetch })
  const options = { messageType: 'voice', pictureCaptcha: 'a2c4', captchaRequestId: 'r-1' } as const
  expect((await sendSmsCode(client, { ...options, phone, scene: 'register' })).ok).toBe(true)
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/captcha/sms_send'])
  const { secure_zone: zone, ...plainFields } = sent[0]?.body ?? {}
  expect(plainFields).toEqual({
    message_type: 'voice',
    scene: 'register',
    pic_captcha: 'a2c4',
    captcha_request_id: 'r-1',
  })
  expect(keyPair.decrypt(String(zone))).toEqual({ phone })
})
