import type { Account, State } from '../model.ts'
import { parseSubmittedPhone, parseTypedPhone } from './read-contact.ts'

/** Normalizes a login: an email or a phone number, possibly with full-width characters, capitals or a country code. */
export function loginKey(login: string): string {
  const text = login
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^\+\((\d+)\)/, '(+$1)')
  return parseSubmittedPhone(text) ?? parseTypedPhone(text) ?? text
}

export function findAccount(state: State, login: string): Account | undefined {
  const key = loginKey(login)
  return state.accounts.find(({ phone, email }) => key === phone || key === email)
}

/** Finds an account whose password can be reset. Members of an SSO enterprise have no password here. */
export function findResettableAccount(state: State, login: string): Account | undefined {
  const account = findAccount(state, login)
  return account?.enterprise?.sso ? undefined : account
}

export function accountById({ accounts }: State, id: string | undefined): Account | undefined {
  return accounts.find((account) => account.id === id)
}
