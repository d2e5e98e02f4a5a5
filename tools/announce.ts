// Run by `npm start` and `npm run preview`.
import { personas } from '../mocks/personas/personas.ts'
import { table } from './table.ts'

/** Prints where a server can be reached, and the demo accounts to log in with. */
export function announce(addresses: Record<string, string>): void {
  const accounts = personas.map(({ phone, email, password, note }) => [phone ?? email ?? '', password ?? '', note])
  console.log(`\n${table(Object.entries(addresses))}\n`)
  console.log('Demo accounts:\n')
  console.log(`${table([['Log in as', 'Password', 'What happens'], ...accounts])}\n`)
  console.log('Stop with Ctrl-C.')
}
