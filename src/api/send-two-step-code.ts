import type { Result } from '../errors/failure.ts'
import type { Host } from '../host/host.ts'
import { requestTwoStepCode } from './calls/two-step.ts'
import type { Client } from './client.ts'
import { signLogin } from './signatures.ts'
import { syncClock } from './sync-clock.ts'
import type { CallOptions } from './transport.ts'

/** Where the code goes, and the captcha extras that the server has asked for. */
type CodeRequest = {
  /** In the form of `phoneValue`; absent: the phone that the account's two-step verification has. */
  phone?: string
  pictureCaptcha?: string
  captchaRequestId?: string
}

/** Sends a two-step code by SMS: signed, with the server's time (TWO-15). */
export async function sendTwoStepCode(
  client: Client,
  host: Host,
  { phone, pictureCaptcha, captchaRequestId }: CodeRequest = {},
  options?: CallOptions,
): Promise<Result<object>> {
  await syncClock(client, host)
  const ts = Math.round(host.clock.now())
  const data = {
    method: 'sms' as const,
    phone,
    ts,
    sign: signLogin({ phone, ts, secret: host.pageData.loginSignSecret }),
    pic_captcha: pictureCaptcha,
    captcha_request_id: captchaRequestId,
  }
  return client.call(requestTwoStepCode, data, options)
}
