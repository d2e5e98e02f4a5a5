import type { Result } from '../errors/failure.ts'
import type { Host } from '../host/host.ts'
import { verifyCaptcha } from './calls/captcha.ts'
import type { Client } from './client.ts'
import { signCaptcha } from './signatures.ts'
import { syncClock } from './sync-clock.ts'
import type { CallOptions } from './transport.ts'

/** What became of a slider. Passed: the id that the next call takes as `captcha_request_id`, once (WID-16). */
export type SliderCheck = { isPassed: true; requestId: string } | { isPassed: false; message?: string }

/**
 * Has a slider judged: signed, with the server's time (API-07). `captchaVerifyParam` is what the widget hands over, as it
 * is. A verdict against it is a value; a failure is what kept the verdict from coming.
 */
export async function verifySlider(
  client: Client,
  host: Host,
  captchaVerifyParam: string,
  options?: CallOptions,
): Promise<Result<SliderCheck>> {
  const { captcha } = host.pageData
  await syncClock(client, host)
  const ts = Math.round(host.clock.now())
  const result = await client.call(
    verifyCaptcha,
    {
      captcha_verify_param: captchaVerifyParam,
      signature: signCaptcha({ ...captcha, ts }),
      region: captcha?.region ?? 'cn',
      ts,
    },
    options,
  )
  if (!result.ok) {
    if (result.failure.kind !== 'answer') return result
    return { ok: true, value: { isPassed: false, message: result.failure.items[0]?.message } }
  }
  const { data, msg } = result.value
  const requestId = data?.verify_result ? data.request_id : undefined
  return { ok: true, value: requestId ? { isPassed: true, requestId } : { isPassed: false, message: msg } }
}
