import { readEmail } from '../../../rules/email.ts'

const pattern = /^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/

/**
 * Extracts the domain from typed text: a domain itself, the part of an email after its last @, or the host of a URL. Nothing
 * else is sent, since the user's identity does not matter yet. `undefined` if there is no valid domain.
 */
export function readDomain(typed: string): string | undefined {
  const text = readEmail(typed).toLowerCase()
  const host = text.replace(/^https?:\/\//, '').replace(/[/?#].*$/s, '')
  const domain = host.split('@').at(-1) ?? ''
  return pattern.test(domain) ? domain : undefined
}
