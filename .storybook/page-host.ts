import { type ClientOptions, createClient } from '../src/api/client.ts'
import { type Bridge, type ClientType, createBridge } from '../src/host/client-bridge.ts'
import { createClock } from '../src/host/clock.ts'
import type { Host } from '../src/host/host.ts'
import { createNavigation } from '../src/host/navigation.ts'
import { readPageData } from '../src/host/page-data.ts'
import { createReloadGuard } from '../src/host/reload-guard.ts'
import type { Report } from '../src/host/report-event.ts'
import type { SafeStorage } from '../src/host/safe-storage.ts'
import type { StepHistory } from '../src/host/step-history.ts'
import type { Environment } from '../src/kit/environment.tsx'
import { moveFragmentToRedirect } from '../src/rules/url.ts'

/** Storybook's substitutes for everything that the browser, the server and the client provide to a page. */
export type PageSetup = {
  /** The page's path and query, e.g. `/login?redirect=/files`. */
  path: string
  client: ClientType
  /** Defaults to a recent version. */
  clientVersion?: string
  isMobile: boolean
  /** The values that the server embeds in the page. */
  pageData: Record<string, unknown>
  /** Returns the time since the page opened, in ms, from a monotonic clock. */
  sinceOpened: () => number
  /** When the page opened, in ms since the Unix epoch. */
  openedAt: number
  storage: SafeStorage
  persistentStorage: SafeStorage
  stepHistory: StepHistory
  isOnline: () => boolean
  areCookiesEnabled: () => boolean
  /** Navigates to a URL. If `replacesEntry` is true, the URL replaces the current history entry. */
  go: (url: string, options: { replacesEntry: boolean }) => void
  /** Opens a URL in a new window. */
  open: (url: string) => void
  reload: () => void
  /** Calls the client hook with this name and value. */
  callHook: (name: 'onLogin' | 'requestLogin' | 'reload', value?: unknown) => void
  report: Report
}

/** The longest delay that a browser's timer supports, about 24 days. */
const longestTimeoutMs = 2 ** 31 - 1

/** Creates in-memory storage that lasts as long as the story. */
export function createMemoryStorage(): SafeStorage {
  const entries = new Map<string, string>()
  return {
    get: (key) => entries.get(key),
    set: (key, value) => Boolean(entries.set(key, value)),
    remove: (key) => void entries.delete(key),
  }
}

/**
 * Creates a page's step history without the browser's history, so that a story never navigates its own frame.
 * `onExit` runs when the page goes back from the first step.
 */
export function createMemoryStepHistory(onExit: () => void = () => undefined): StepHistory {
  const listeners = new Set<() => void>()
  let steps = [0]
  let index = 0
  return {
    current: () => steps[index] ?? 0,
    push: (step) => {
      index += 1
      steps = [...steps.slice(0, index), step]
    },
    go: (delta) => {
      if (index + delta < 0) return onExit()
      if (index + delta >= steps.length) return
      index += delta
      // Notify listeners asynchronously, as browsers do.
      queueMicrotask(() => {
        for (const listener of listeners) listener()
      })
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function createStoryBridge({ client, clientVersion = '8.4.1', callHook, report }: PageSetup): Bridge {
  const bridge = {
    type: client,
    version: clientVersion,
    onLogin: (value: unknown) => callHook('onLogin', value),
    requestLogin: () => callHook('requestLogin'),
    reload: () => callHook('reload'),
  }
  // A story runs in a frame, where the bridge is disabled. This fake window therefore claims to be the top window.
  const storyWindow = { AccountClient: client === 'web' ? undefined : bridge, top: undefined as unknown }
  storyWindow.top = storyWindow
  return createBridge(storyWindow as unknown as Window, report)
}

/** Creates a page's environment: its host and its API client. */
export function createPageEnvironment(setup: PageSetup, clientOptions: ClientOptions = {}): Environment {
  const {
    path,
    client,
    isMobile,
    sinceOpened,
    openedAt,
    storage,
    persistentStorage,
    stepHistory,
    isOnline,
    areCookiesEnabled,
    report,
  } = setup
  const { origin } = window.location
  const url = new URL(path, origin).href
  const withoutOrigin = (target: string) => target.replace(origin, '')
  const now = () => openedAt + sinceOpened()
  const embeddedJson = JSON.stringify(setup.pageData)
  const pageData = readPageData(
    { getElementById: () => ({ textContent: embeddedJson }) as HTMLElement },
    { productName: 'Portico', publicKey: '' },
    report,
  )
  const bridge = createStoryBridge(setup)
  const location = {
    href: url,
    assign: (target: string) => setup.go(withoutOrigin(target), { replacesEntry: false }),
    replace: (target: string) => setup.go(withoutOrigin(target), { replacesEntry: true }),
    reload: setup.reload,
  }
  const open = (target: string) => setup.open(withoutOrigin(target))
  // Empty, because a story is never restored from the browser's history.
  const history = { state: null, replaceState: () => undefined }
  const host: Host = {
    pageData,
    url: moveFragmentToRedirect(url),
    origin,
    isSecureContext: true,
    isMobile,
    pathPrefix: path.startsWith('/account/') ? '/account' : '',
    bridge,
    clock: createClock({ now: sinceOpened }, now),
    storage,
    persistentStorage,
    navigation: createNavigation({
      window: { location, open, addEventListener: () => undefined },
      pageData,
      bridge,
      guard: createReloadGuard({ history, performance }, storage, now),
      report,
    }),
    stepHistory,
    clientType: () => client,
    deviceToken: () => Promise.resolve('5f4dcc3b5aa765d61d8327deb882cf99'),
    isOnline,
    areCookiesEnabled,
    report,
  }
  return {
    host,
    client: createClient(host, clientOptions),
    prerenderedPageData: pageData,
    // The next page never loads in a story. With a shorter timeout, the story would change after a few seconds.
    arrivalTimeoutMs: longestTimeoutMs,
  }
}
