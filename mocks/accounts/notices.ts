import type { Visit } from '../http/visit.ts'
import type { Account, Message } from '../model.ts'
import type { ServerWords } from '../words/server-words.ts'

type Reachable = Pick<Account, 'phone' | 'email'>

function addresseeOf({ phone, email }: Reachable): Pick<Message, 'channel' | 'to'> | undefined {
  if (email !== undefined) return { channel: 'email', to: email }
  return phone === undefined ? undefined : { channel: 'sms', to: phone }
}

/** Tells an account's owner about a change, by email or else SMS, since someone else may have made it. */
export function sendNotice({ state, words }: Visit, to: Reachable, notice: keyof ServerWords['notices']): void {
  const addressee = addresseeOf(to)
  if (addressee) state.outbox.push({ at: state.clock.now(), ...addressee, purpose: words.notices[notice] })
}
