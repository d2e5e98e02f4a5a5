import type { AccountService } from '../../mocks/account-service.ts'

/** Returns the newest code sent to a phone number or email, or to anyone if `to` is omitted. Throws if none exists. */
export function findLastCode({ outbox }: AccountService, to?: string): string {
  const message = outbox.findLast(({ to: recipient, code }) => code !== undefined && (to ?? recipient) === recipient)
  if (message?.code === undefined) throw new Error(`No code was sent${to === undefined ? '' : ` to ${to}`}.`)
  return message.code
}
