import type { Account, State } from '../model.ts'
import { readSentPhone, readTypedPhone } from './read-phone.ts'

/** One form for every way to write a login: full-width or capital letters, a phone with or without its dialing code. */
export function loginKey(login: string): string {
  const text = login
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^\+\((\d+)\)/, '(+$1)')
  return readSentPhone(text) ?? readTypedPhone(text) ?? text
}

/** Whose phone or email this is. */
export function findAccount(state: State, login: string): Account | undefined {
  const key = loginKey(login)
  return state.accounts.find(({ phone, email }) => key === phone || key === email)
}

/** As `findAccount`, but for those who log in at their enterprise: they have no password here that could be forgotten. */
export function findResettable(state: State, login: string): Account | undefined {
  const account = findAccount(state, login)
  return account?.enterprise?.sso ? undefined : account
}

/** The account of an id that the service has noted. */
export function accountById({ accounts }: State, id: string | undefined): Account | undefined {
  return accounts.find((account) => account.id === id)
}
