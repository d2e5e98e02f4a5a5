// What the phone tells the server; fetched once the page can be used.
import { confirmQrLogin } from '../../api/calls/qr-login.ts'
import type { Client } from '../../api/client.ts'
import type { Failure } from '../../errors/failure.ts'
import type { Feedback } from '../feedback/index.tsx'
import { meetsNobody } from '../session/index.ts'
import type { AskingDevice, QrDecision } from './qr-confirm.machine.ts'

/** What came of it. `dead`: this code is over for this phone. */
type Told =
  | { kind: 'done'; device: AskingDevice }
  | { kind: 'dead' }
  | { kind: 'stranger' }
  | { kind: 'failed'; failure: Failure }

/**
 * Asks who wants to be logged in, which marks the code as scanned, or tells what the person has decided. What is refused has
 * been shown, where the screen has no words of its own for it.
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
  // A look that fails is said in the page; there is nothing behind an alert to go back to.
  if (failure.kind !== 'answer' && action === undefined) return { kind: 'failed', failure }
  const { fieldErrors } = await feedback.handle(failure, { fields: ['token'], call: confirmQrLogin })
  return 'token' in fieldErrors ? { kind: 'dead' } : { kind: 'failed', failure }
}
