import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { Client } from '../api/client.ts'
import type { ClientType } from '../host/client-bridge.ts'
import type { Host } from '../host/host.ts'
import type { PageData } from '../host/page-data.ts'
import type { Messages } from '../i18n/format-message.ts'

/** What the page's components need from outside, such as the host and the API client. */
export type Environment = {
  host: Host
  client: Client
  /** The page data used for prerendering, and again for the first render to avoid a hydration mismatch. */
  prerenderedPageData: PageData
  /** Loads the styles and messages that the initial view does not need. Resolves with the messages. */
  loadLazyResources?: () => Promise<Messages>
  /** How long to wait for the next page after a login before this page becomes usable again. Defaults to 5000 ms. */
  arrivalTimeoutMs?: number
}

const EnvironmentContext = createContext<Environment | undefined>(undefined)

type EnvironmentProviderProps = { environment: Environment; children: ReactNode }

/** Provides the environment. Create the environment once, outside any component. */
export function EnvironmentProvider({ environment, children }: EnvironmentProviderProps) {
  return <EnvironmentContext value={environment}>{children}</EnvironmentContext>
}

/** Returns the current environment. Throws outside an `EnvironmentProvider`. */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext)
  if (!environment) throw new Error('useEnvironment must be called inside an EnvironmentProvider')
  return environment
}

const subscribeToNothing = () => () => {}

/**
 * Returns a value that only the browser knows, or `prerendered` while hydrating, to match the prerendered page. The
 * value must not change while the page is open, and must not be a new object on each read.
 */
export function useBrowserValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => prerendered)
}

/**
 * Returns a value embedded in the page (LOG-09), or the build's default while hydrating. Reading one value at a time
 * avoids a second render unless that value differs from the default.
 */
export function usePageData<Key extends keyof PageData>(key: Key): PageData[Key] {
  const { host, prerenderedPageData } = useEnvironment()
  return useBrowserValue(() => host.pageData[key], prerenderedPageData[key])
}

/** Returns the URL's query, or an empty query while hydrating, to match the prerendered page. */
export function usePageQuery(): URLSearchParams {
  const { host } = useEnvironment()
  // Avoid the cost of `new URL`, since this runs several times per render.
  const search = useBrowserValue(() => /\?[^#]*/.exec(host.url)?.[0] ?? '', '')
  return new URLSearchParams(search)
}

/** Returns the type of client the page runs in (LOG-03), or `web` while hydrating, to match the prerendered page. */
export function useClientType(): ClientType {
  const { host } = useEnvironment()
  return useSyncExternalStore<ClientType>(
    host.bridge.subscribe,
    () => host.clientType(),
    () => 'web',
  )
}
