import { personas } from '../mocks/personas/personas.ts'
import { table } from './table.ts'

/** Tells whoever started a server where to look, and with which accounts. */
export function announce(addresses: Record<string, string>): void {
  const accounts = personas.map(({ phone, email, password, note }) => [phone ?? email ?? '', password ?? '', note])
  console.log(`\n${table(Object.entries(addresses))}\n`)
  console.log('Demo accounts:\n')
  console.log(`${table([['Log in as', 'Password', 'What happens'], ...accounts])}\n`)
  console.log('Stop with Ctrl-C.')
}
