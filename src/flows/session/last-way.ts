import { useSyncExternalStore } from 'react'
import type { Host } from '../../host/host.ts'
import { useEnvironment } from '../environment.tsx'

/** A way to log in; a third party by its name. */
export type LoginWay = 'password' | 'sms' | 'qr' | 'sso' | `third:${string}`

const key = 'portico.last-way'

/** Keeps by which way somebody logged in here: the way's name, and nothing of the person. */
export function keepLastWay({ lastingStorage }: Pick<Host, 'lastingStorage'>, way: LoginWay): void {
  lastingStorage.set(key, way)
}

const never = () => () => {}

/** The way used here last; none while hydrating, since prerendered markup knows none. */
export function useLastWay(): string | undefined {
  const { host } = useEnvironment()
  return useSyncExternalStore(
    never,
    () => host.lastingStorage.get(key),
    () => undefined,
  )
}
