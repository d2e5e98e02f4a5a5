import type { ClientOptions } from '../src/api/client.ts'
import { createClient } from '../src/api/client.ts'
import type { Environment } from '../src/flows/environment.tsx'
import { type Bridge, type ClientType, createBridge } from '../src/host/client-bridge.ts'
import { createClock } from '../src/host/clock.ts'
import type { Host } from '../src/host/host.ts'
import { createNavigation } from '../src/host/navigation.ts'
import { readPageData } from '../src/host/page-data.ts'
import { createReloadGuard } from '../src/host/reload-guard.ts'
import type { Report } from '../src/host/report-event.ts'
import type { SafeStorage } from '../src/host/safe-storage.ts'

/** Where a page of the catalogue stands: all that a browser, a server and a client would be to it. */
export type PagePlace = {
  /** The page's address, e.g. `/login?redirect=/files`. */
  path: string
  client: ClientType
  /** Of the client, where the page is in one. */
  clientVersion?: string
  isMobile: boolean
  /** The values that the server embeds in the page. */
  pageData: Record<string, unknown>
  /** How long the world has stood, in ms; only ever runs forward. */
  sinceOpened: () => number
  /** When it was opened, in ms since 1970. */
  openedAt: number
  storage: SafeStorage
  lastingStorage: SafeStorage
  isOnline: () => boolean
  keepsCookies: () => boolean
  /** The page goes to this address; `isPassing` where that takes its place in the history. */
  go: (address: string, options: { isPassing: boolean }) => void
  /** A window of its own opens. */
  open: (address: string) => void
  reload: () => void
  /** The client's hook of this name is handed this. */
  hook: (name: 'onLogin' | 'requestLogin' | 'reload', value?: unknown) => void
  report: Report
}

/** Storage that lasts as long as a story. */
export function createMemoryStorage(): SafeStorage {
  const entries = new Map<string, string>()
  return {
    get: (key) => entries.get(key),
    set: (key, value) => Boolean(entries.set(key, value)),
    remove: (key) => void entries.delete(key),
  }
}

function createStoryBridge({ client, clientVersion = '8.4.1', hook, report }: PagePlace): Bridge {
  const bridge = {
    type: client,
    version: clientVersion,
    onLogin: (value: unknown) => hook('onLogin', value),
    requestLogin: () => hook('requestLogin'),
    reload: () => hook('reload'),
  }
  // A story stands in a frame, where a bridge is never used; this window says that it is the top one.
  const storyWindow = { AccountClient: client === 'web' ? undefined : bridge, top: undefined as unknown }
  storyWindow.top = storyWindow
  return createBridge(storyWindow as unknown as Window, report)
}

/** A page of the product in its place: its host and its client. */
export function createPage(place: PagePlace, clientOptions: ClientOptions = {}): Environment {
  const { path, client, isMobile, sinceOpened, openedAt, storage, lastingStorage, isOnline, keepsCookies, report } =
    place
  const { origin } = window.location
  const url = new URL(path, origin).href
  const shorten = (address: string) => address.replace(origin, '')
  const now = () => openedAt + sinceOpened()
  const block = JSON.stringify(place.pageData)
  const pageData = readPageData(
    { getElementById: () => ({ textContent: block }) as HTMLElement },
    { productName: 'Portico', publicKey: '' },
    report,
  )
  const bridge = createStoryBridge(place)
  const location = {
    href: url,
    assign: (address: string) => place.go(shorten(address), { isPassing: false }),
    replace: (address: string) => place.go(shorten(address), { isPassing: true }),
    reload: place.reload,
  }
  const open = (address: string) => place.open(shorten(address))
  const history = { state: null, replaceState: () => undefined }
  const host: Host = {
    pageData,
    url,
    origin,
    isSecureContext: true,
    isMobile,
    pathPrefix: path.startsWith('/account/') ? '/account' : '',
    bridge,
    clock: createClock({ now: sinceOpened }, now),
    storage,
    lastingStorage,
    navigation: createNavigation({
      window: { location, open } as unknown as Window,
      pageData,
      bridge,
      guard: createReloadGuard({ history, performance }, storage, now),
      report,
    }),
    clientType: () => client,
    deviceToken: () => Promise.resolve('5f4dcc3b5aa765d61d8327deb882cf99'),
    isOnline,
    keepsCookies,
    report,
  }
  return { host, client: createClient(host, clientOptions), prerenderedPageData: pageData }
}
