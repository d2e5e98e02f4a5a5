import type { Failure, Result } from '../errors/failure.ts'
import { cleanServerText } from '../rules/server-text.ts'
import { verifyCaptcha } from './calls/captcha.ts'
import type { CallOptions, Client } from './client.ts'
import { signCaptcha } from './signatures.ts'
import { signingTime } from './sync-clock.ts'

/** The vendor's code of a slider that did not pass. */
const notPassedCode = 'F001'

/** What became of a slider. Passed: the id that the next call takes as `captcha_request_id`, once (WID-16). */
export type SliderCheck = { isPassed: true; requestId: string } | { isPassed: false; message?: string }

/**
 * Has a slider judged: signed, with the server's time (API-07). `captchaVerifyParam` is what the widget hands over, as it
 * is; `certifyId` the one that it brings, where it is not the page's. A verdict against it is a value; a failure is what
 * kept the verdict from coming, an expired session or too many tries among them.
 */
export async function verifySlider(
  client: Client,
  captchaVerifyParam: string,
  { certifyId, ...options }: CallOptions & { certifyId?: string } = {},
): Promise<Result<SliderCheck>> {
  const { captcha } = client.host.pageData
  const ts = await signingTime(client, options.signal)
  const result = await client.call(
    verifyCaptcha,
    {
      captcha_verify_param: captchaVerifyParam,
      signature: signCaptcha({ ...captcha, ...(certifyId !== undefined && { certifyId }), ts }),
      region: captcha?.region ?? 'cn',
      ts,
    },
    options,
  )
  if (result.ok) {
    const { data, msg } = result.value
    const requestId = data?.verify_result ? data.request_id : undefined
    return { ok: true, value: requestId ? { isPassed: true, requestId } : failed(msg) }
  }
  const { failure } = result
  return failure.kind === 'answer' && isVerdict(failure)
    ? { ok: true, value: failed(failure.items[0]?.message) }
    : result
}

/** A refusal that says no more than "not passed"; what has a code, or leads elsewhere, is an error of the catalogue. */
function isVerdict({ items, redirect, forceTwoStep }: Extract<Failure, { kind: 'answer' }>): boolean {
  return items.every(({ code }) => code === undefined || code === notPassedCode) && !redirect && !forceTwoStep
}

function failed(message = ''): SliderCheck {
  return { isPassed: false, message: cleanServerText(message) || undefined }
}
