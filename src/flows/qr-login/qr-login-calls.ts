// What the panel asks the server; fetched once the page can be used.
import { oauthQrLogin } from '../../api/calls/login.ts'
import { checkQrToken } from '../../api/calls/qr-login.ts'
import type { CallOptions, Client } from '../../api/client.ts'
import type { AnswerOf } from '../../api/define-call.ts'
import { type LoginAnswer, oauthQuery } from '../../api/schemas/login.ts'
import type { Failure, Result } from '../../errors/failure.ts'
import type { Feedback } from '../feedback/index.tsx'

/** Asks for a code, or what became of the one with this token. The newest question counts (RQ-6). */
export function askQrLogin(
  client: Client,
  token: string | undefined,
  options: CallOptions,
): Promise<Result<AnswerOf<typeof checkQrToken>>> {
  return client.call(checkQrToken, { token }, { ...options, latest: 'qr-login' })
}

/**
 * What a confirmed login comes to: for another application that sent the person here, it is finished in the application's
 * name (LOG-06). A refusal has been shown.
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

/** Says why nobody is let in: the asking is quiet, but a refused login is said like any other, and leads on like any other. */
export async function showRefusal(feedback: Feedback, failure: Failure): Promise<void> {
  await feedback.handle(failure, { call: { ...checkQrToken, quiet: false } })
}
