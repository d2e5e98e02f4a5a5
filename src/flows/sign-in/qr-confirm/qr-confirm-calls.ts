// The phone's call to the server; lazy, loaded once the page is interactive.
import { confirmQrLogin } from '../../../api/calls/qr-login.ts'
import type { Client } from '../../../api/client.ts'
import type { Failure } from '../../../errors/failure.ts'
import type { Feedback } from '../../../kit/feedback/index.tsx'
import { meetsNobody } from '../../../kit/session/index.ts'
import type { AskingDevice, QrDecision } from './qr-confirm.machine.ts'

/** The outcome. `dead`: the code no longer works for this phone; `stranger`: nobody is logged in. */
type Told =
  | { kind: 'done'; device: AskingDevice }
  | { kind: 'dead' }
  | { kind: 'stranger' }
  | { kind: 'failed'; failure: Failure }

/**
 * Without an `action`, asks which device wants to log in, which marks the code as scanned; with one, sends the user's decision.
 * Refusals are shown here unless the screen has its own text for them.
 */
export async function tellQrLogin(
  client: Client,
  feedback: Feedback,
  { token, action }: { token: string; action?: QrDecision },
): Promise<Told> {
  const result = await client.call(confirmQrLogin, { token, action })
  if (result.ok) return { kind: 'done', device: { name: result.value.device_name, place: result.value.location } }
  const { failure } = result
  if (meetsNobody(failure, client.host)) return { kind: 'stranger' }
  // The page itself shows a failed first request, since an alert would have nothing behind it to return to.
  if (failure.kind !== 'answer' && action === undefined) return { kind: 'failed', failure }
  const { fieldErrors } = await feedback.handle(failure, { fields: ['token'], call: confirmQrLogin })
  return 'token' in fieldErrors ? { kind: 'dead' } : { kind: 'failed', failure }
}
