import type { Failure, Result } from '../errors/failure.ts'
import { cleanServerText } from '../rules/server-text.ts'
import { verifyCaptcha } from './calls/captcha.ts'
import type { CallOptions, Client } from './client.ts'
import { signCaptcha } from './signatures.ts'
import { getSigningTime } from './sync-clock.ts'

/** The vendor's code for a failed slider check. */
const notPassedCode = 'F001'

/** A slider check's result. To repeat the call that required it, send `requestId` as `captcha_request_id` (WID-16). */
export type SliderCheck = { hasPassed: true; requestId: string } | { hasPassed: false; message?: string }

/**
 * Verifies a slider result, with a signature that covers the server's time (API-07). `captchaVerifyParam` is the
 * slider's unchanged result, and `certifyId` overrides the value embedded in the page. A failed check is a successful
 * result with `hasPassed: false`. A failure means that the check could not be made, e.g. because the session expired.
 */
export async function verifySlider(
  client: Client,
  captchaVerifyParam: string,
  { certifyId, ...options }: CallOptions & { certifyId?: string } = {},
): Promise<Result<SliderCheck>> {
  const { captcha } = client.host.pageData
  const ts = await getSigningTime(client, options.signal)
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
    return { ok: true, value: requestId ? { hasPassed: true, requestId } : createFailedCheck(msg) }
  }
  const { failure } = result
  return failure.kind === 'rejected' && isFailedCheck(failure)
    ? { ok: true, value: createFailedCheck(failure.items[0]?.message) }
    : result
}

/** Returns whether an error only means that the check failed. The error catalog handles all other errors. */
function isFailedCheck({ items, redirect, forceTwoStep }: Extract<Failure, { kind: 'rejected' }>): boolean {
  return items.every(({ code }) => code === undefined || code === notPassedCode) && !redirect && !forceTwoStep
}

function createFailedCheck(message = ''): SliderCheck {
  return { hasPassed: false, message: cleanServerText(message) || undefined }
}
