import type { AccountService } from '../../mocks/account-service.ts'

/** Returns the newest code sent to a phone number or email address. */
export function findLastCode({ outbox }: AccountService, to: string): string {
  return outbox.findLast(({ to: recipient, code }) => recipient === to && code !== undefined)?.code ?? 'no code sent'
}
