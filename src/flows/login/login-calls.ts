// What the login screen asks the server; fetched once the page can be used.
import { getLoginSettings } from '../../api/calls/login.ts'
import type { Client } from '../../api/client.ts'
import { chooseLoginCall } from '../../api/login-call.ts'
import { type LoginAnswer, type LoginSettings, oauthQuery } from '../../api/schemas/login.ts'
import type { Failure, Result } from '../../errors/failure.ts'
import type { ClientType } from '../../host/client-bridge.ts'
import type { Feedback, Outcome } from '../feedback/index.tsx'
import { loginToSend } from '../phone/index.tsx'

type Try = {
  login: string
  /** The dialing code beside a login that is all digits. */
  country: string
  password: string
  /** Where a picture captcha shows. */
  pictureCaptcha?: string
  redirect?: string
  mode?: string
  /** The page's query: of `mode=oauth` the other application's values go along. */
  query: URLSearchParams
  clientType: ClientType
  /** Shows the slider, where the server asks for it. */
  solveSlider: () => Promise<string | undefined>
}

/** What is offered, or nothing while the server does not say. */
export async function askSettings(client: Client): Promise<LoginSettings | undefined> {
  const result = await client.call(getLoginSettings, {}, { latest: 'login-settings' })
  return result.ok ? result.value : undefined
}

/**
 * One try to log in, and another by itself once a slider has passed that the server asked for (WID-16, ERR-15). What is
 * refused is decided and shown, and the rest of it returned.
 */
export async function tryLogin(
  client: Client,
  feedback: Feedback,
  attempt: Try,
  captchaRequestId?: string,
): Promise<{ ok: true; value: LoginAnswer } | ({ ok: false; kind: Failure['kind'] } & Outcome)> {
  const { login, country, password, pictureCaptcha, redirect, mode, query, clientType, solveSlider } = attempt
  const call = chooseLoginCall(clientType, mode)
  const asked =
    mode === 'oauth' ? Object.fromEntries(oauthQuery.map((name) => [name, query.get(name) ?? undefined])) : {}
  const data = {
    login: await loginToSend(login, country),
    password,
    pic_captcha: pictureCaptcha?.trim(),
    captcha_request_id: captchaRequestId,
    redirect,
    ...asked,
  }
  const result: Result<LoginAnswer> = await client.call(call, data)
  if (result.ok) return result
  const fields = pictureCaptcha === undefined ? ['login', 'password'] : ['login', 'password', 'pic_captcha']
  const outcome = await feedback.handle(result.failure, { fields, call, handles: ['refresh-picture', 'start-slider'] })
  const requestId = outcome.follows.includes('start-slider') ? await solveSlider() : undefined
  if (requestId !== undefined) return tryLogin(client, feedback, attempt, requestId)
  return { ok: false, kind: result.failure.kind, ...outcome }
}
