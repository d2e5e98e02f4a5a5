// Run by `npm start` and `npm run preview`.
import { personas } from '../mocks/personas/personas.ts'

/** The host that servers listen on; this machine only by default. */
export const serverHost = process.env.HOST || '127.0.0.1'

/** Prints where a server can be reached, and the demo accounts to log in with. */
export function announce(addresses: Record<string, string>): void {
  console.log(
    Object.entries(addresses)
      .map(([what, address]) => `\n  ${what.padEnd(18)}${address}`)
      .join(''),
  )
  console.log('\nDemo accounts: log in as, password, what happens\n')
  for (const { phone, email, password = '', note } of personas)
    console.log(`  ${(phone ?? email ?? '').padEnd(32)}${password.padEnd(16)}${note}`)
  console.log('\nStop with Ctrl-C.')
}
