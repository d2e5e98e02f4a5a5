import type { Result } from '../errors/failure.ts'
import { sendSms } from './calls/captcha.ts'
import type { Client } from './client.ts'
import type { SmsScene } from './schemas/captcha.ts'
import type { MessageType } from './schemas/fields.ts'

/** What a send carries beside the phone: by which way, and what the server has asked for (API-09, TWO-15). */
export type SendExtras = { messageType: MessageType; pictureCaptcha?: string; captchaRequestId?: string }

/** Sends a code to a phone, in the form of `phoneValue`, for what the scene names (API-09). */
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
