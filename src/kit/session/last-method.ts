import { useSyncExternalStore } from 'react'
import type { Host } from '../../host/host.ts'
import { useEnvironment } from '../environment.tsx'

/** `third:` is followed by the provider of a linked account. `other`: any method that the login page does not mark. */
export type LoginMethod = 'password' | 'sms' | 'qr' | 'sso' | 'other' | `third:${string}`

const key = 'portico.last-way'

/**
 * Remembers the method of a successful login, and nothing about the user. Without `method`, as after a second step on another
 * page, the remembered one stays.
 */
export function keepLastMethod(page: Pick<Host, 'lastingStorage'>, method?: LoginMethod): void {
  page.lastingStorage.set(key, method ?? page.lastingStorage.get(key) ?? 'other')
}

const never = () => () => {}

/** The login method last used here; undefined while hydrating, as in the prerendered markup. */
export function useLastMethod(): string | undefined {
  const { host } = useEnvironment()
  return useSyncExternalStore(
    never,
    () => host.lastingStorage.get(key),
    () => undefined,
  )
}
