import { faultsOf, type Network } from '../../.storybook/networks.ts'
import { createMemorySteps, createPage, type PageSetup } from '../../.storybook/page-host.ts'
import { enter } from '../../.storybook/stage.ts'
import { accountServiceFetch } from '../../mocks/adapters/fetch.ts'
import type { CookieJar } from '../../mocks/http/cookie-jar.ts'
import { isLocale, type Locale } from '../../src/i18n/locales.ts'
import type { Environment } from '../../src/kit/environment.tsx'
import { isSubmit, noFailure } from './failures.ts'
import type { Look, ShowPage } from './frame-page.ts'
import { entryOf, findPerson, type Person } from './people.ts'
import { addressOf, keyOf } from './places.ts'
import type { Start } from './start.ts'
import { pageRequest, resolveVisit, type Visit } from './visit.ts'
import { createWorld, type World } from './world.ts'

/** The toolbar's settings. */
export type ToolbarSettings = { look: Look; network: Network }

type Reports = {
  /** Called with the start that a link to the current state contains, whenever it changes. */
  onStart: (start: Start) => void
  /** Called when the product switches its language. */
  onLocale: (locale: Locale) => void
}

/** An opened page. It keeps its setup while it stays open. */
export type CurrentPage = Visit & { id: number; setup: PageSetup }

/** The state that the panel and the frame render. */
export type PrototypeState = {
  /** The start that a link to this state contains. */
  start: Start
  person: Person
  world: World
  /** Undefined while a user is being logged in. */
  currentPage?: CurrentPage
  /** The account that is logged in. */
  accountTitle?: string
  /** The client's hook that the product called last. */
  lastHook?: string
}

/** The person who is logged in or about to enter the second step, unless the account was registered in this prototype. */
function findCurrentPerson({ service, jar }: World): Person | undefined {
  const { account, session } = service.peek.visitor(jar)
  const id = account?.id ?? session?.pending?.accountId ?? ''
  const person = findPerson(id)
  return person.id === id ? person : undefined
}

/**
 * Creates a store for `useSyncExternalStore`: the product, its own account service, and everything the panel can do.
 */
export function createPrototype(requested: Start, initialSettings: ToolbarSettings, { onStart, onLocale }: Reports) {
  const listeners = new Set<() => void>()
  let settings = initialSettings
  let start = requested
  let world = createWorld(settings.look.locale, changed)
  let showPage: ShowPage | undefined
  let currentPage: CurrentPage | undefined
  let history: string[] = []
  let lastHook: string | undefined
  /** Only the newest request to open a page counts. */
  let newest = 0
  let state = read()

  function read(): PrototypeState {
    const accountTitle = world.service.peek.visitor(world.jar).account?.title
    return { start, person: findPerson(start.persona), world, currentPage, accountTitle, lastHook }
  }

  function changeStart(part: Partial<Start>) {
    const next = { ...start, ...part }
    if (JSON.stringify(next) === JSON.stringify(start)) return
    start = next
    onStart(start)
  }

  function changed() {
    const person = findCurrentPerson(world)
    // While a user is being logged in, a link still contains the requested start.
    if (currentPage)
      changeStart({
        screen: keyOf(currentPage.path) ?? start.screen,
        persona: person?.id ?? start.persona,
        isEntered: person !== undefined,
      })
    state = read()
    for (const listener of listeners) listener()
  }

  function setupAt(path: string, jar: CookieJar): PageSetup {
    const { service, storage, lastingStorage, openedAt, sinceOpened } = world
    const { client, persona } = start
    const isMobile = client === 'mobile' || client === 'app'
    return {
      path,
      client: client === 'mobile' ? 'web' : client,
      clientVersion: findPerson(persona).clientVersion,
      isMobile,
      pageData: { ...service.pageData(jar, { lang: settings.look.locale }).data, is_mobile: isMobile },
      openedAt,
      sinceOpened,
      storage,
      lastingStorage,
      stepHistory: createMemorySteps(leave),
      keepsCookies: () => true,
      isOnline: () => settings.network !== 'offline',
      go: (address, { isPassing }) => void visit(address, isPassing),
      open: (address) => void visit(address),
      reload,
      hook: (hook) => {
        lastHook = hook
        changed()
        if (hook === 'reload') reload()
        if (hook === 'requestLogin') void visit(addressOf('login'))
      },
      report: () => undefined,
    }
  }

  /** A page environment without a visible page: for calls before a page opens, or on another device. */
  function createEnvironment(jar: CookieJar = world.jar): Environment {
    return createPage(setupAt(addressOf('login'), jar), { fetch: accountServiceFetch(world.handle, jar) })
  }

  /** Answers the page's calls. The next submit fails with the chosen error, ahead of the toolbar's network faults. */
  function answer(request: Request) {
    const { failure } = start
    if (failure !== noFailure && isSubmit(request)) {
      const { faults } = world.service
      const others = [...faults.list()]
      faults.clear()
      for (const fault of [{ path: new URL(request.url).pathname, error: failure }, ...others]) faults.add(fault)
      changeStart({ failure: noFailure })
    }
    return world.handle(request)
  }

  /** Shows the current page in the frame. */
  function draw() {
    if (currentPage?.kind !== 'screen') return showPage?.(undefined)
    showPage?.({ id: currentPage.id, setup: currentPage.setup, look: settings.look, handle: answer })
  }

  async function send(request: Request, isPassing = false) {
    newest += 1
    const id = newest
    const visited = await resolveVisit(world, request)
    if (id !== newest) return
    const locale = new URL(request.url).searchParams.get('lang')
    const path = isLocale(locale) ? withoutLang(visited.path) : visited.path
    currentPage = { ...visited, path, id, setup: setupAt(path, world.jar) }
    if (isPassing) history = history.slice(0, -1)
    if (history.at(-1) !== path) history = [...history, path]
    draw()
    changed()
    // From here on the toolbar sets the language.
    if (isLocale(locale)) onLocale(locale)
  }

  const visit = (address: string, isPassing = false) => send(pageRequest(address), isPassing)

  function reload() {
    if (currentPage) void visit(currentPage.path, true)
  }

  /** Goes back to the page before this one. */
  function leave() {
    const previous = history.at(-2)
    if (previous === undefined) return
    history = history.slice(0, -1)
    void visit(previous, true)
  }

  function applyNetwork() {
    const { faults } = world.service
    faults.clear()
    for (const fault of faultsOf(settings.network)) faults.add(fault)
  }

  /** Logs the person in, and returns the address to open next. */
  async function logIn(): Promise<string> {
    const { service } = world
    const entry = { enteredAs: entryOf(findPerson(start.persona)) }
    const result = await enter({ service, environment: createEnvironment() }, entry)
    service.outbox.length = 0
    if (result?.ok) return addressOf(start.screen)
    const failure = result?.failure.kind === 'answer' ? result.failure : undefined
    return failure?.redirect ?? failure?.forceTwoStep?.redirect ?? addressOf('login')
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getState: () => state,
    /** Starts over with a fresh account service. */
    async begin(part: Partial<Start> = {}) {
      changeStart(part)
      currentPage = undefined
      history = []
      lastHook = undefined
      world = createWorld(settings.look.locale, changed)
      world.advance(start.minutesAhead)
      newest += 1
      const id = newest
      draw()
      changed()
      const address = start.isEntered ? await logIn() : addressOf(start.screen)
      if (id !== newest) return
      applyNetwork()
      await visit(address)
    },
    visit: (address: string) => visit(address),
    submit: (action: string, form: URLSearchParams) => send(pageRequest(action, form)),
    reload,
    back: () => currentPage?.setup.stepHistory.go(-1),
    createEnvironment,
    /** Shows the page again as another client would. */
    setClient: (client: Start['client']) => {
      changeStart({ client })
      reload()
      changed()
    },
    /** Moves the clock of the service and the page forward. */
    advance(minutes: number) {
      world.advance(minutes)
      changeStart({ minutesAhead: start.minutesAhead + minutes })
      changed()
    },
    setFailure: (failure: string) => {
      changeStart({ failure })
      changed()
    },
    setFrame(show: ShowPage) {
      showPage = show
      draw()
    },
    applySettings(next: ToolbarSettings) {
      const last = settings
      settings = next
      // The server switches to that language as well.
      if (next.look.locale !== last.look.locale) world.service.pageData(world.jar, { lang: next.look.locale })
      if (next.network !== last.network) applyNetwork()
      draw()
    },
  }
}

export type Prototype = ReturnType<typeof createPrototype>

function withoutLang(path: string): string {
  const url = new URL(path, window.location.origin)
  url.searchParams.delete('lang')
  return url.origin === window.location.origin ? url.pathname + url.search : url.href
}
