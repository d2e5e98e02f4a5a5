import type { Enterprise, State } from './model.ts'

/** The enterprise whose own login people of this domain use. */
export function findSsoEnterprise({ accounts }: State, domain: string): Enterprise | undefined {
  const asked = domain.normalize('NFKC').trim().toLowerCase()
  return accounts.find(({ enterprise }) => enterprise?.ssoDomain === asked)?.enterprise
}

/** Whether people of this domain log in at their enterprise's own login. */
export function isSsoDomain(state: State, domain: string): boolean {
  return findSsoEnterprise(state, domain) !== undefined
}
