import { useSyncExternalStore } from 'react'
import { useEnvironment } from '../../../kit/environment.tsx'

const never = () => () => {}

/** The token in the page's URL: `unknown` during hydration, since a prerendered page does not know its URL. */
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
