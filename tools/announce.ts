// Run by `npm start` and `npm run preview`.
import { personas } from '../mocks/personas/personas.ts'

/** Prints the URLs with their labels, and the demo accounts to log in with. */
export function announce(urls: Record<string, string>): void {
  console.log(
    Object.entries(urls)
      .map(([label, url]) => `\n  ${label.padEnd(18)}${url}`)
      .join(''),
  )
  console.log('\nDemo accounts:\n')
  const accounts = personas.map(({ phone, email, password = '', note }) => [email ?? phone ?? '', password, note])
  for (const [login = '', password = '', note] of [['Log in as', 'Password', 'What happens'], ...accounts])
    console.log(`  ${login.padEnd(24)}${password.padEnd(13)}${note}`)
  console.log('\nStop with Ctrl-C.')
}
