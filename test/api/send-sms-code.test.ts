import { expect, test } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { type SendExtras, sendSmsCode } from '../../src/api/send-sms-code.ts'
import { fakeHost } from '../host/fake-host.ts'
import { fakeNetwork, json } from './fake-network.ts'
import { createKeyPair } from './key-pairs.ts'

const pair = createKeyPair(1024)
const phone = '13800138000'

async function send(extras: SendExtras, content: object = { success: true }) {
  const { fetch, sent } = fakeNetwork(() => json(content))
  const client = createClient(fakeHost({ page: { publicKey: pair.publicKey } }), { fetch })
  const result = await sendSmsCode(client, { ...extras, phone, scene: 'register' })
  return { result, sent }
}

test('API-09 sends phone, message type and scene, with the phone encrypted', async () => {
  const { result, sent } = await send({ messageType: 'voice' })
  expect(result.ok).toBe(true)
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/captcha/sms_send'])
  const { secure_zone: zone, ...open } = sent[0]?.body ?? {}
  expect(open).toEqual({ message_type: 'voice', scene: 'register' })
  expect(pair.decrypt(String(zone))).toEqual({ phone })
})

test('API-09 sends the captcha fields if the server has required them', async () => {
  const { sent } = await send({ messageType: 'txt', pictureCaptcha: 'a2c4', captchaRequestId: 'r-1' })
  expect(sent[0]?.body).toMatchObject({ message_type: 'txt', pic_captcha: 'a2c4', captcha_request_id: 'r-1' })
})
