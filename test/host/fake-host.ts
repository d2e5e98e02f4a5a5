import type { Host } from '../../src/host/host.ts'
import type { PageData } from '../../src/host/page-data.ts'
import type { ReportEvent } from '../../src/host/report-event.ts'
import type { SafeStorage } from '../../src/host/safe-storage.ts'

/** Creates an empty in-memory `SafeStorage`. */
export function fakeStorage(): SafeStorage {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key),
    set: (key, value) => values.set(key, value).has(key),
    remove: (key) => void values.delete(key),
  }
}

/** Creates the host for a web page at https://account.test, with a fixed clock. `events` records the host's reports. */
export function fakeHost(changes: Partial<Host> & { page?: Partial<PageData> } = {}): Host & { events: ReportEvent[] } {
  const { page, ...hostChanges } = changes
  const events: ReportEvent[] = []
  return {
    pageData: {
      productName: 'Portico',
      assetUrl: '/',
      isMobile: false,
      isInternational: false,
      isSync: false,
      passwordPolicy: { minLength: 8, requireCapital: false, requireSpecial: false },
      publicKey: '',
      isSecureZoneRequired: false,
      redirectHosts: [],
      defaultRedirect: '/',
      staleDeviceTokens: [],
      ...page,
    },
    url: 'https://account.test/login',
    origin: 'https://account.test',
    isSecureContext: true,
    isMobile: false,
    pathPrefix: '',
    bridge: {
      clientType: () => undefined,
      context: () => ({}),
      onLogin: () => Promise.resolve(false),
      requestLogin: () => Promise.resolve(false),
      reload: () => Promise.resolve(false),
      subscribe: () => () => {},
    },
    clock: {
      now: () => 1_700_000_000_000,
      deviceNow: () => 1_700_000_000_000,
      setServerTime: () => {},
      catchUp: () => {},
    },
    storage: fakeStorage(),
    persistentStorage: fakeStorage(),
    navigation: {
      safeNavigate: () => {},
      openLink: () => true,
      reload: () => ({ ok: true }),
      reloadOnRequest: () => {},
      switchLanguage: () => {},
    },
    clientType: () => 'web',
    deviceToken: () => Promise.resolve(undefined),
    isOnline: () => true,
    areCookiesEnabled: () => true,
    report: (event) => events.push(event),
    ...hostChanges,
    events,
  }
}
