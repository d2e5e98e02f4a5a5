import type { Enterprise, State } from '../model.ts'

/** The page where the service plays the login of an enterprise. */
export const ssoPath = '/__sso'

/** The enterprise whose own login people of this domain use; of a whole address, what follows its last @. */
export function findSsoEnterprise({ accounts }: State, domain: string): Enterprise | undefined {
  const asked = domain.normalize('NFKC').trim().toLowerCase().split('@').at(-1)
  return accounts.find(({ enterprise }) => enterprise?.sso?.domain === asked)?.enterprise
}

/** Whether people of this domain log in at their enterprise's own login. */
export function isSsoDomain(state: State, domain: string): boolean {
  return findSsoEnterprise(state, domain) !== undefined
}

/** The enterprise that a product of single sign-on belongs to. */
export function findSsoProduct({ accounts }: State, productId: string): Enterprise | undefined {
  return accounts.find(({ enterprise }) => enterprise?.sso?.productId === productId)?.enterprise
}
