import { useSyncExternalStore } from 'react'
import { useEnvironment } from '../environment.tsx'

const never = () => () => {}

/** The token of the page's address: `unknown` while hydrating, since a prerendered page knows no address. */
export function useAddressToken(): { status: 'unknown' | 'missing' } | { status: 'there'; token: string } {
  const { host } = useEnvironment()
  const token = useSyncExternalStore(
    never,
    () => new URL(host.url).searchParams.get('token') ?? '',
    () => undefined,
  )
  if (token === undefined) return { status: 'unknown' }
  return token ? { status: 'there', token } : { status: 'missing' }
}
