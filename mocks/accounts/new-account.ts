import type { Account, State } from '../model.ts'

type NewAccount = Pick<Account, 'title' | 'phone' | 'email' | 'password' | 'enterprise' | 'registration'>

/** Creates an account for someone whose phone number has been verified. */
export function createAccount(state: State, details: NewAccount): Account {
  const account: Account = {
    ...details,
    id: state.random.token(12),
    linkedAccounts: [],
    needsCaptcha: false,
    devices: [],
  }
  state.accounts.push(account)
  return account
}
