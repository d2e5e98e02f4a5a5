import type { Account, State } from '../model.ts'
import { parseSubmittedPhone, parseTypedPhone } from './read-contact.ts'

/** Normalizes an email or phone number, which may contain full-width characters, capitals or a country code. */
export function normalizeLogin(login: string): string {
  const text = login
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^\+\((\d+)\)/, '(+$1)')
  return parseSubmittedPhone(text) ?? parseTypedPhone(text) ?? text
}

export function findAccount(state: State, login: string): Account | undefined {
  const key = normalizeLogin(login)
  return state.accounts.find(({ phone, email }) => key === phone || key === email)
}

/** Finds the account for a password reset. Members of an SSO enterprise have no password to reset. */
export function findAccountForPasswordReset(state: State, login: string): Account | undefined {
  const account = findAccount(state, login)
  return account?.enterprise?.sso ? undefined : account
}

export function findAccountById({ accounts }: State, id: string | undefined): Account | undefined {
  return accounts.find((account) => account.id === id)
}
