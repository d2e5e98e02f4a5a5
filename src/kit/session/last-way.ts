import { useSyncExternalStore } from 'react'
import type { Host } from '../../host/host.ts'
import { useEnvironment } from '../environment.tsx'

/** A login method; a third-party login goes by the name of its provider. `other`: one that the login does not mark. */
export type LoginWay = 'password' | 'sms' | 'qr' | 'sso' | 'other' | `third:${string}`

const key = 'portico.last-way'

/**
 * Remembers that a login succeeded here, and by which method: its name, and nothing about the user. A login that ends on
 * another page than it began on, such as a second step, passes no method, and the remembered one stays.
 */
export function keepLastWay(page: Pick<Host, 'lastingStorage'>, way?: LoginWay): void {
  page.lastingStorage.set(key, way ?? page.lastingStorage.get(key) ?? 'other')
}

const never = () => () => {}

/** The last login method used here; none while hydrating, since prerendered markup knows of none. */
export function useLastWay(): string | undefined {
  const { host } = useEnvironment()
  return useSyncExternalStore(
    never,
    () => host.lastingStorage.get(key),
    () => undefined,
  )
}
