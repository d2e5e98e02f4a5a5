import type { Enterprise, State } from '../model.ts'

/** The path of the page that simulates an enterprise's own login. */
export const ssoPath = '/__sso'

/** Finds the enterprise that uses SSO for this domain or for the domain of this email address. */
export function findSsoEnterprise({ accounts }: State, domainOrEmail: string): Enterprise | undefined {
  const domain = domainOrEmail.normalize('NFKC').trim().toLowerCase().split('@').at(-1)
  return accounts.find(({ enterprise }) => enterprise?.sso?.domain === domain)?.enterprise
}

/** Returns whether users at this domain, or at the domain of this email address, log in through an enterprise's SSO. */
export function usesSso(state: State, domainOrEmail: string): boolean {
  return findSsoEnterprise(state, domainOrEmail) !== undefined
}

export function findEnterpriseByProductId({ accounts }: State, productId: string): Enterprise | undefined {
  return accounts.find(({ enterprise }) => enterprise?.sso?.productId === productId)?.enterprise
}
