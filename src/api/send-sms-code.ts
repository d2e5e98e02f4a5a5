import type { Result } from '../errors/failure.ts'
import { sendSms } from './calls/captcha.ts'
import type { Client } from './client.ts'
import type { SmsScene } from './shapes/captcha.ts'
import type { MessageType } from './shapes/fields.ts'

/** The message type, and any captcha that the server requires (API-09, TWO-15). */
export type SendExtras = { messageType: MessageType; pictureCaptcha?: string; captchaRequestId?: string }

/** Requests a code for a scene, to be sent to a phone number formatted by `formatPhone` (API-09). */
export function sendSmsCode(
  client: Client,
  { phone, scene, messageType, pictureCaptcha, captchaRequestId }: SendExtras & { phone: string; scene: SmsScene },
): Promise<Result<object>> {
  return client.call(sendSms, {
    phone,
    message_type: messageType,
    scene,
    pic_captcha: pictureCaptcha,
    captcha_request_id: captchaRequestId,
  })
}
