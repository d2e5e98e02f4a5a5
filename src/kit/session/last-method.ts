import type { Host } from '../../host/host.ts'
import { useBrowserValue, useEnvironment } from '../environment.tsx'

/** `third:` is followed by the provider. `other`: a method that the login page does not mark as last used. */
export type LoginMethod = 'password' | 'sms' | 'qr' | 'sso' | 'other' | `third:${string}`

const key = 'portico.last-way'

/**
 * Stores the method of a successful login, but nothing about the user. If `method` is omitted, as after a second step
 * on another page, keeps the stored method.
 */
export function saveLastMethod({ persistentStorage }: Pick<Host, 'persistentStorage'>, method?: LoginMethod): void {
  persistentStorage.set(key, method ?? persistentStorage.get(key) ?? 'other')
}

/** Returns the login method last used in this browser, if any. Always undefined during hydration. */
export function useLastMethod(): string | undefined {
  const { host } = useEnvironment()
  return useBrowserValue(() => host.persistentStorage.get(key), undefined)
}
