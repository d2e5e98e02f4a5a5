// The calls of the QR panel; lazy, loaded once the page is interactive.
import { oauthQrLogin } from '../../../api/calls/login.ts'
import { checkQrToken } from '../../../api/calls/qr-login.ts'
import type { CallOptions, Client } from '../../../api/client.ts'
import type { AnswerOf, RequestOf } from '../../../api/define-call.ts'
import { oauthQuery } from '../../../api/query-fields.ts'
import type { LoginAnswer } from '../../../api/shapes/login.ts'
import type { Failure, Result } from '../../../errors/failure.ts'
import type { Feedback } from '../../../kit/feedback/index.tsx'

/** Requests a new code, or the status of the one with this token. Only the newest request counts (RQ-6). */
export function askQrLogin(
  client: Client,
  data: RequestOf<typeof checkQrToken>,
  options: CallOptions,
): Promise<Result<AnswerOf<typeof checkQrToken>>> {
  return client.call(checkQrToken, data, { ...options, latest: 'qr-login' })
}

/**
 * Finishes a confirmed login: if another application sent the user here by OAuth, with one more call on its behalf (LOG-06).
 * Shows a refusal itself.
 */
export async function finishQrLogin(
  client: Client,
  feedback: Feedback,
  answer: LoginAnswer,
  { token, query }: { token: string; query: URLSearchParams },
): Promise<Result<LoginAnswer>> {
  if (query.get('mode') !== 'oauth') return { ok: true, value: answer }
  const asked = Object.fromEntries(oauthQuery.map((name) => [name, query.get(name) ?? undefined]))
  const result = await client.call(oauthQrLogin, { token, ...asked })
  if (!result.ok) await feedback.handle(result.failure, { call: oauthQrLogin })
  return result
}

/** Shows why a login was refused. Polling is quiet, but a refused login is shown and handled like any other. */
export async function showRefusal(feedback: Feedback, failure: Failure): Promise<void> {
  await feedback.handle(failure, { call: { ...checkQrToken, quiet: false } })
}
