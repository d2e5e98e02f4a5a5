import { readEmail } from '../../rules/email.ts'

const pattern = /^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/

/**
 * The domain of what was typed: itself, of an address what follows its last @, of a web address its host. No more of it is
 * sent: who somebody is does not matter yet. Nothing where it cannot be one.
 */
export function readDomain(typed: string): string | undefined {
  const text = readEmail(typed).toLowerCase()
  const host = text.replace(/^https?:\/\//, '').replace(/[/?#].*$/s, '')
  const domain = host.split('@').at(-1) ?? ''
  return pattern.test(domain) ? domain : undefined
}
