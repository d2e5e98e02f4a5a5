import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { Client } from '../api/client.ts'
import type { ClientType } from '../host/client-bridge.ts'
import type { Host } from '../host/host.ts'
import type { PageData } from '../host/page-data.ts'
import type { Messages } from '../i18n/format-message.ts'

/** What flows reach the outside world through. */
export type Environment = {
  host: Host
  client: Client
  /** The page's values as the prerendered markup knew them; the first render repeats it, so hydration finds no difference. */
  prerenderedPageData: PageData
  /** Fetches the styles and texts of what comes late, where the page was spared them at first; hands the texts over. */
  fetchLateParts?: () => Promise<Messages>
}

const EnvironmentContext = createContext<Environment | undefined>(undefined)

type EnvironmentProviderProps = { environment: Environment; children: ReactNode }

/** Gives flows their host and their client. `environment` is made once, outside of any component. */
export function EnvironmentProvider({ environment, children }: EnvironmentProviderProps) {
  return <EnvironmentContext value={environment}>{children}</EnvironmentContext>
}

/** The environment in force. Throws outside of an `EnvironmentProvider`. */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext)
  if (!environment) throw new Error('useEnvironment needs an EnvironmentProvider above it')
  return environment
}

const never = () => () => {}

/** The page-embedded values (LOG-09): the build's own while hydrating, the page's from then on. */
export function usePageData(): PageData {
  const { host, prerenderedPageData } = useEnvironment()
  return useSyncExternalStore(
    never,
    () => host.pageData,
    () => prerenderedPageData,
  )
}

/** The address's query; empty while hydrating, since a prerendered page knows none. */
export function usePageQuery(): URLSearchParams {
  const { host } = useEnvironment()
  const search = useSyncExternalStore(
    never,
    () => new URL(host.url).search,
    () => '',
  )
  return new URLSearchParams(search)
}

/** Where the page runs (LOG-03): the web while hydrating, since prerendered markup knows no client. */
export function useClientType(): ClientType {
  const { host } = useEnvironment()
  return useSyncExternalStore<ClientType>(
    host.bridge.subscribe,
    () => host.clientType(),
    () => 'web',
  )
}
