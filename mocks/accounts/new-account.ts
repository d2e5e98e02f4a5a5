import type { Account, State } from '../model.ts'

type NewAccount = Pick<Account, 'title' | 'phone' | 'email' | 'password' | 'enterprise' | 'registration'>

/** Opens an account for somebody who has proved the phone. */
export function openAccount(state: State, facts: NewAccount): Account {
  const account: Account = { ...facts, id: state.random.token(12), thirds: [], needsCaptcha: false, devices: [] }
  state.accounts.push(account)
  return account
}
