import { createFaults, type Network } from '../../.storybook/networks.ts'
import { createMemoryStepHistory, createPageEnvironment, type PageSetup } from '../../.storybook/page-host.ts'
import { completeFirstLoginStep } from '../../.storybook/stage.ts'
import { accountServiceFetch } from '../../mocks/adapters/fetch.ts'
import type { CookieJar } from '../../mocks/http/cookie-jar.ts'
import { isLocale, type Locale } from '../../src/i18n/locales.ts'
import type { Environment } from '../../src/kit/environment.tsx'
import { isSubmission, noFailure } from './failures.ts'
import type { Appearance, ShowPage } from './frame-page.ts'
import { findPerson, getInitialLogin, type Person } from './people.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'
import { getScreenKey, getScreenUrl } from './screen-keys.ts'
import type { Start } from './start.ts'
import { createPageRequest, resolveVisit, type Visit } from './visit.ts'

/** The toolbar's settings. */
export type ToolbarSettings = { appearance: Appearance; network: Network }

type Callbacks = {
  /** Called whenever the start state changes, so that it can be stored in Storybook's URL. */
  onStartChange: (start: Start) => void
  /** Called when the product switches its language. */
  onLocaleChange: (locale: Locale) => void
}

/** An open page. Its setup does not change while the page is open. */
export type CurrentPage = Visit & { id: number; setup: PageSetup }

/** The state that the panel and the frame render. */
export type PrototypeState = {
  /** The start state, which is stored in Storybook's URL. */
  start: Start
  person: Person
  sandbox: Sandbox
  /** Undefined until a page opens. */
  currentPage?: CurrentPage
  /** The title of the account that is logged in. */
  accountTitle?: string
  /** The client hook that the product called last. */
  lastHook?: string
}

/** Finds the person who is logged in or at the login's second step. Ignores newly registered accounts. */
function findCurrentPerson({ service, jar }: Sandbox): Person | undefined {
  const { account, session } = service.peek.visitor(jar)
  const id = account?.id ?? session?.pending?.accountId ?? ''
  const person = findPerson(id)
  return person.id === id ? person : undefined
}

/** Creates a prototype: a store for `useSyncExternalStore` with its own account service and the panel's actions. */
export function createPrototype(
  initialStart: Start,
  initialSettings: ToolbarSettings,
  { onStartChange, onLocaleChange }: Callbacks,
) {
  const listeners = new Set<() => void>()
  let settings = initialSettings
  let start = initialStart
  let sandbox = createSandbox(settings.appearance.locale, update)
  let showPage: ShowPage | undefined
  let currentPage: CurrentPage | undefined
  let history: string[] = []
  let lastHook: string | undefined
  /** The id of the latest request to open a page. Earlier requests are ignored. */
  let latestRequestId = 0
  let state = readState()

  function readState(): PrototypeState {
    const accountTitle = sandbox.service.peek.visitor(sandbox.jar).account?.title
    return { start, person: findPerson(start.persona), sandbox, currentPage, accountTitle, lastHook }
  }

  function changeStart(change: Partial<Start>) {
    const newStart = { ...start, ...change }
    if (JSON.stringify(newStart) === JSON.stringify(start)) return
    start = newStart
    onStartChange(start)
  }

  function update() {
    const person = findCurrentPerson(sandbox)
    // Until a page opens, keep the requested start state, so that Storybook's URL still contains it.
    if (currentPage)
      changeStart({
        screen: getScreenKey(currentPage.path) ?? start.screen,
        persona: person?.id ?? start.persona,
        isLoggedIn: person !== undefined,
      })
    state = readState()
    for (const listener of listeners) listener()
  }

  function createSetup(path: string, jar: CookieJar): PageSetup {
    const { service, storage, persistentStorage, openedAt, sinceOpened } = sandbox
    const { client, persona } = start
    const isMobile = client === 'mobile' || client === 'app'
    return {
      path,
      client: client === 'mobile' ? 'web' : client,
      clientVersion: findPerson(persona).clientVersion,
      isMobile,
      pageData: { ...service.pageData(jar, { lang: settings.appearance.locale }).data, is_mobile: isMobile },
      openedAt,
      sinceOpened,
      storage,
      persistentStorage,
      stepHistory: createMemoryStepHistory(goBack),
      areCookiesEnabled: () => true,
      isOnline: () => settings.network !== 'offline',
      go: (address, { replacesEntry }) => void visit(address, replacesEntry),
      open: (address) => void visit(address),
      reload,
      callHook: (hook) => {
        lastHook = hook
        update()
        if (hook === 'reload') reload()
        if (hook === 'requestLogin') void visit(getScreenUrl('login'))
      },
      report: () => undefined,
    }
  }

  /** Creates a page environment without a visible page, for calls before a page opens or from another device. */
  function createEnvironment(jar: CookieJar = sandbox.jar): Environment {
    const fetch = accountServiceFetch(sandbox.handle, jar)
    return createPageEnvironment(createSetup(getScreenUrl('login'), jar), { fetch })
  }

  /** Responds to the page's calls. The error chosen for the next submit takes precedence over the toolbar's faults. */
  function respond(request: Request) {
    const { failure } = start
    if (failure !== noFailure && isSubmission(request)) {
      const { faults } = sandbox.service
      const networkFaults = [...faults.list()]
      faults.clear()
      for (const fault of [{ path: new URL(request.url).pathname, error: failure }, ...networkFaults]) faults.add(fault)
      changeStart({ failure: noFailure })
    }
    return sandbox.handle(request)
  }

  function showCurrentPage() {
    if (currentPage?.kind !== 'screen') return showPage?.(undefined)
    showPage?.({ id: currentPage.id, setup: currentPage.setup, appearance: settings.appearance, handle: respond })
  }

  async function openPage(request: Request, replacesEntry = false) {
    latestRequestId += 1
    const id = latestRequestId
    const destination = await resolveVisit(sandbox, request)
    if (id !== latestRequestId) return
    const locale = new URL(request.url).searchParams.get('lang')
    const path = isLocale(locale) ? withoutLang(destination.path) : destination.path
    currentPage = { ...destination, path, id, setup: createSetup(path, sandbox.jar) }
    if (replacesEntry) history = history.slice(0, -1)
    if (history.at(-1) !== path) history = [...history, path]
    showCurrentPage()
    update()
    // From now on, the toolbar sets the language.
    if (isLocale(locale)) onLocaleChange(locale)
  }

  const visit = (address: string, replacesEntry = false) => openPage(createPageRequest(address), replacesEntry)

  function reload() {
    if (currentPage) void visit(currentPage.path, true)
  }

  function goBack() {
    const previousPath = history.at(-2)
    if (previousPath === undefined) return
    history = history.slice(0, -1)
    void visit(previousPath, true)
  }

  function applyNetwork() {
    const { faults } = sandbox.service
    faults.clear()
    for (const fault of createFaults(settings.network)) faults.add(fault)
  }

  /** Logs the person in, and returns the URL to open next. */
  async function logIn(): Promise<string> {
    const { service } = sandbox
    const parameters = { loggedInAs: getInitialLogin(findPerson(start.persona)) }
    const result = await completeFirstLoginStep({ service, environment: createEnvironment() }, parameters)
    service.outbox.length = 0
    if (result?.ok) return getScreenUrl(start.screen)
    const failure = result?.failure.kind === 'rejected' ? result.failure : undefined
    return failure?.redirect ?? failure?.forceTwoStep?.redirect ?? getScreenUrl('login')
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getState: () => state,
    /** Starts over with a fresh account service. */
    async restart(change: Partial<Start> = {}) {
      changeStart(change)
      currentPage = undefined
      history = []
      lastHook = undefined
      sandbox = createSandbox(settings.appearance.locale, update)
      sandbox.advance(start.minutesAhead)
      latestRequestId += 1
      const id = latestRequestId
      showCurrentPage()
      update()
      const address = start.isLoggedIn ? await logIn() : getScreenUrl(start.screen)
      if (id !== latestRequestId) return
      applyNetwork()
      await visit(address)
    },
    visit: (address: string) => visit(address),
    submit: (action: string, form: URLSearchParams) => openPage(createPageRequest(action, form)),
    reload,
    back: () => currentPage?.setup.stepHistory.go(-1),
    createEnvironment,
    /** Reloads the page in another client. */
    setClient: (client: Start['client']) => {
      changeStart({ client })
      reload()
      update()
    },
    /** Moves the clocks of the service and the page forward. */
    advance(minutes: number) {
      sandbox.advance(minutes)
      changeStart({ minutesAhead: start.minutesAhead + minutes })
      update()
    },
    setFailure: (failure: string) => {
      changeStart({ failure })
      update()
    },
    connectFrame(show: ShowPage) {
      showPage = show
      showCurrentPage()
    },
    applySettings(newSettings: ToolbarSettings) {
      const oldSettings = settings
      settings = newSettings
      // Change the language of the server's session as well.
      if (newSettings.appearance.locale !== oldSettings.appearance.locale)
        sandbox.service.pageData(sandbox.jar, { lang: newSettings.appearance.locale })
      if (newSettings.network !== oldSettings.network) applyNetwork()
      showCurrentPage()
    },
  }
}

export type Prototype = ReturnType<typeof createPrototype>

function withoutLang(path: string): string {
  const url = new URL(path, window.location.origin)
  url.searchParams.delete('lang')
  return url.origin === window.location.origin ? url.pathname + url.search : url.href
}
