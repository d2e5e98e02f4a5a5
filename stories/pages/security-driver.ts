import { twoStepLogin } from '../../src/api/calls/login.ts'
import type { TwoStepMethod } from '../../src/api/shapes/two-step.ts'
import { type PlayContext, stageOf } from './page-driver.ts'

type Loaded = Pick<PlayContext, 'loaded'>

/** Logs in by an account of a third party, as its own page would: whoever has neither password nor phone. */
export async function enterByThird(context: Loaded, type: string, account: string): Promise<void> {
  const { service, jar, environment } = stageOf(context)
  const { csrfToken } = environment.host.pageData
  const body = new URLSearchParams({ csrf_token: String(csrfToken), type, account })
  await service.handle(new Request(`${environment.host.origin}/__third`, { method: 'POST', body }), jar)
}

/** Ends a login that waits for the code of its second step, sent already. */
export async function enterBySentCode(context: Loaded, method: TwoStepMethod): Promise<void> {
  const { service, environment } = stageOf(context)
  await environment.client.call(twoStepLogin, { two_step_captcha: String(service.outbox.at(-1)?.code), method })
}
