import type { Visit } from '../http/visit.ts'
import type { Account, Message } from '../model.ts'
import type { NoticeWords } from '../words/notice-words.ts'

type Reachable = Pick<Account, 'phone' | 'email'>

function addresseeOf({ phone, email }: Reachable): Pick<Message, 'channel' | 'to'> | undefined {
  if (email !== undefined) return { channel: 'email', to: email }
  return phone === undefined ? undefined : { channel: 'sms', to: phone }
}

/** Tells the owner of an account what was changed in it, by email or else by SMS: it may have been somebody else. */
export function sendNotice({ state, words }: Visit, to: Reachable, notice: keyof NoticeWords): void {
  const addressee = addresseeOf(to)
  if (addressee) state.outbox.push({ at: state.clock.now(), ...addressee, purpose: words.notices[notice] })
}
