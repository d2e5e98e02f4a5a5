import type { Result } from '../errors/failure.ts'
import { requestTwoStepCode } from './calls/two-step.ts'
import type { CallOptions, Client } from './client.ts'
import { signTwoStep } from './signatures.ts'
import { getSigningTime } from './sync-clock.ts'

/** The recipient of the code, and any captcha that the server requires. */
export type CodeRequest = {
  /** Formatted by `formatPhone`. If omitted, the account's two-step phone number. */
  phone?: string
  pictureCaptcha?: string
  captchaRequestId?: string
}

/** Asks the server to send a two-step code by SMS. The request's signature covers the server's time (TWO-15). */
export async function sendTwoStepCode(
  client: Client,
  { phone, pictureCaptcha, captchaRequestId }: CodeRequest = {},
  options?: CallOptions,
): Promise<Result<object>> {
  const ts = await getSigningTime(client, options?.signal)
  const data = {
    method: 'sms' as const,
    phone,
    ts,
    sign: signTwoStep({ phone, ts, secret: client.host.pageData.loginSignSecret }),
    pic_captcha: pictureCaptcha,
    captcha_request_id: captchaRequestId,
  }
  return client.call(requestTwoStepCode, data, options)
}
