import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { Client } from '../api/client.ts'
import type { ClientType } from '../host/client-bridge.ts'
import type { Host } from '../host/host.ts'
import type { PageData } from '../host/page-data.ts'
import type { Messages } from '../i18n/format-message.ts'

/** How flows reach the outside world. */
export type Environment = {
  host: Host
  client: Client
  /** The page data that the markup was prerendered with. The first render uses it again, so hydration finds no mismatch. */
  prerenderedPageData: PageData
  /** Loads the styles and texts of lazy parts, if the initial view leaves them out; resolves with the texts. */
  fetchLateParts?: () => Promise<Messages>
  /** How long the page that a login leads to may take, in ms; one that takes longer may be none. Default: 5 s. */
  arrivalMs?: number
}

const EnvironmentContext = createContext<Environment | undefined>(undefined)

type EnvironmentProviderProps = { environment: Environment; children: ReactNode }

/** Provides flows with their host and client. Create `environment` once, outside any component. */
export function EnvironmentProvider({ environment, children }: EnvironmentProviderProps) {
  return <EnvironmentContext value={environment}>{children}</EnvironmentContext>
}

/** The current environment. Throws outside an `EnvironmentProvider`. */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext)
  if (!environment) throw new Error('useEnvironment needs an EnvironmentProvider above it')
  return environment
}

const never = () => () => {}

/** The page-embedded values (LOG-09): the build's own while hydrating, the page's afterwards. */
export function usePageData(): PageData {
  const { host, prerenderedPageData } = useEnvironment()
  return useSyncExternalStore(
    never,
    () => host.pageData,
    () => prerenderedPageData,
  )
}

/** The query of the URL; empty while hydrating, since a prerendered page has none. */
export function usePageQuery(): URLSearchParams {
  const { host } = useEnvironment()
  const search = useSyncExternalStore(
    never,
    () => new URL(host.url).search,
    () => '',
  )
  return new URLSearchParams(search)
}

/** The client that the page runs in (LOG-03); `web` while hydrating, since prerendered markup knows of no client. */
export function useClientType(): ClientType {
  const { host } = useEnvironment()
  return useSyncExternalStore<ClientType>(
    host.bridge.subscribe,
    () => host.clientType(),
    () => 'web',
  )
}
