import type { Enterprise, State } from '../model.ts'

/** The path of the page that simulates an enterprise's own login. */
export const ssoPath = '/__sso'

/** Finds the enterprise that uses SSO for this domain or for the domain of this email address. */
export function findSsoEnterprise({ accounts }: State, domain: string): Enterprise | undefined {
  const normalizedDomain = domain.normalize('NFKC').trim().toLowerCase().split('@').at(-1)
  return accounts.find(({ enterprise }) => enterprise?.sso?.domain === normalizedDomain)?.enterprise
}

/** Returns whether users with an email address at this domain log in through their enterprise's SSO. */
export function isSsoDomain(state: State, domain: string): boolean {
  return findSsoEnterprise(state, domain) !== undefined
}

export function findEnterpriseByProductId({ accounts }: State, productId: string): Enterprise | undefined {
  return accounts.find(({ enterprise }) => enterprise?.sso?.productId === productId)?.enterprise
}
