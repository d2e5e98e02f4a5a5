import { faultsOf } from '../../.storybook/networks.ts'
import { createMemorySteps, type PageSetup } from '../../.storybook/page-host.ts'
import { enter } from '../../.storybook/stage.ts'
import type { CookieJar } from '../../mocks/http/cookie-jar.ts'
import { isLocale } from '../../src/i18n/locales.ts'
import { breakpoint } from '../../src/theme/breakpoints.ts'
import type { FrameControl } from './frame-control.ts'
import { type ClientKind, entryOf, findPerson, type Person } from './people.ts'
import { addressOf } from './places.ts'
import type { PrototypeArgs } from './prototype-args.ts'
import {
  currentArgs,
  isNewcomerLoggedIn,
  type PrototypeState,
  type Shown,
  type ToolbarSettings,
} from './prototype-state.ts'
import { createEnvironment } from './second-devices.ts'
import { pageRequest, resolveVisit, type Visit } from './visit.ts'
import { createWorld } from './world.ts'

type Options = ToolbarSettings & { args: PrototypeArgs }

type VisitOptions = { isPassing?: boolean; isNewWindow?: boolean }

/** The state of a prototype, and everything that the panel can do. A store for `useSyncExternalStore`. */
export function createPrototype({ args: initialArgs, ...settings }: Options) {
  const listeners = new Set<() => void>()
  let { look, network, onLocale } = settings
  let args = initialArgs
  let world = createWorld(look.locale, changed)
  let frame: FrameControl | undefined
  let shown: Shown | undefined
  let history: string[] = []
  let handedOver: PrototypeState['handedOver'] = []
  let isRefused = false
  let lastId = 0
  /** Only the newest request to open a page counts. */
  let newest = 0
  /** A page keeps its setup while it stays open. */
  let frameSetup: { id: number; setup: PageSetup } | undefined
  let state = read()

  function read(): PrototypeState {
    args = currentArgs(args, world, shown)
    const accountTitle = world.service.peek.visitor(world.jar).account?.title
    const person = findPerson(args.persona)
    const isNewcomer = isNewcomerLoggedIn(world)
    const stepsBack = setupOf(shown)?.stepHistory.current() ?? 0
    return {
      args,
      person,
      world,
      shown,
      canGoBack: history.length > 1 || stepsBack > 0,
      accountTitle,
      isNewcomer,
      handedOver,
      isRefused,
    }
  }

  function setupOf(page: Shown | undefined): PageSetup | undefined {
    return page && frameSetup?.id === page.id ? frameSetup.setup : undefined
  }

  function goBack() {
    const previous = history.at(-2)
    if (previous === undefined) return
    history = history.slice(0, -1)
    void visit(previous, { isPassing: true })
  }

  /** Updates the panel whenever a page adds a history entry or leaves one. */
  function createSteps(): PageSetup['stepHistory'] {
    const steps = createMemorySteps(goBack)
    steps.subscribe(changed)
    const push = (step: number) => {
      steps.push(step)
      changed()
    }
    return { ...steps, push }
  }

  function changed() {
    state = read()
    for (const listener of listeners) listener()
  }

  function setupAt(path: string, jar: CookieJar = world.jar): PageSetup {
    const { service, storage, lastingStorage, openedAt, sinceOpened } = world
    const isMobile = args.client === 'mobile' || args.client === 'app'
    return {
      path,
      client: args.client === 'mobile' ? 'web' : args.client,
      clientVersion: findPerson(args.persona).clientVersion,
      isMobile,
      pageData: { ...service.pageData(jar, { lang: look.locale }).data, is_mobile: isMobile },
      openedAt,
      sinceOpened,
      storage,
      stepHistory: createSteps(),
      lastingStorage,
      keepsCookies: () => true,
      isOnline: () => network !== 'offline',
      go: (address, { isPassing }) => void visit(address, { isPassing }),
      open: (address) => void visit(address, { isNewWindow: true }),
      reload,
      hook: (hook, value) => {
        handedOver = [{ id: handedOver.length, hook, value }, ...handedOver]
        changed()
        if (hook === 'reload') reload()
        if (hook === 'requestLogin') void visit(addressOf('login'))
      },
      report: () => undefined,
    }
  }

  /** Shows the current page in the frame. */
  function draw() {
    if (shown?.kind !== 'screen') return frame?.show(undefined)
    const { id, path } = shown
    const setup = frameSetup?.id === id ? frameSetup.setup : setupAt(path)
    frameSetup = { id, setup }
    frame?.show({ id, setup, look, handle: world.handle, follow: (href, options) => void visit(href, options) })
  }

  function open(visited: Visit, { isPassing = false, isNewWindow = false }: VisitOptions) {
    lastId += 1
    shown = { ...visited, id: lastId, isNewWindow }
    if (isPassing) history = history.slice(0, -1)
    if (history.at(-1) !== shown.path) history = [...history, shown.path]
    draw()
    changed()
  }

  async function send(request: Request, options: VisitOptions = {}) {
    newest += 1
    const current = newest
    const url = new URL(request.url)
    const locale = url.searchParams.get('lang')
    const visited = await resolveVisit(world, request)
    if (current !== newest) return
    if (!isLocale(locale)) return open(visited, options)
    onLocale(locale)
    // From here on the toolbar sets the language.
    open({ ...visited, path: withoutLang(visited.path) }, options)
  }

  const visit = (address: string, options?: VisitOptions) => send(pageRequest(address), options)

  function reload() {
    if (shown) void visit(shown.path, { isPassing: true })
  }

  function setFaults() {
    const { faults } = world.service
    faults.clear()
    for (const fault of faultsOf(network)) faults.add(fault)
    frame?.updateConnection()
  }

  /** Starts over with these args. */
  async function begin(requested: PrototypeArgs) {
    const next = { ...requested, client: clientFor(requested.client) }
    newest += 1
    const current = newest
    args = next
    shown = undefined
    history = []
    handedOver = []
    isRefused = false
    world = createWorld(look.locale, changed)
    draw()
    changed()
    const redirect = next.isEntered ? await logIn(findPerson(next.persona)) : undefined
    if (current !== newest) return
    setFaults()
    await visit(redirect ?? addressOf(next.screen))
  }

  /** Logs a person in. Returns where the server redirects somebody whom it does not log in at once. */
  async function logIn(person: Person): Promise<string | undefined> {
    const { service } = world
    const page = createEnvironment(world, setupAt('/login'))
    const result = await enter({ service, environment: page }, { enteredAs: entryOf(person) })
    service.outbox.length = 0
    if (result?.ok) return undefined
    const failure = result?.failure
    const redirect = failure?.kind === 'answer' ? (failure.redirect ?? failure.forceTwoStep?.redirect) : undefined
    isRefused = redirect === undefined
    return redirect
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getState: () => state,
    begin,
    visit,
    submit: (action: string, form: URLSearchParams) => send(pageRequest(action, form)),
    reload,
    setupAt,
    back: () => {
      const setup = setupOf(shown)
      if (setup) setup.stepHistory.go(-1)
      else goBack()
    },
    /** Changes args without starting over. */
    change(part: Partial<Pick<PrototypeArgs, 'client' | 'isPanelOpen'>>) {
      args = { ...args, ...part }
      if ('client' in part) reload()
      changed()
    },
    setFrame(control: FrameControl | undefined) {
      frame = control
      draw()
    },
    applySettings(next: ToolbarSettings) {
      const hasNewLocale = next.look.locale !== look.locale
      const hasNewNetwork = next.network !== network
      look = next.look
      network = next.network
      onLocale = next.onLocale
      // The server switches to that language as well.
      if (hasNewLocale) world.service.pageData(world.jar, { lang: look.locale })
      if (hasNewNetwork) setFaults()
      draw()
      changed()
    },
  }
}

/** On a phone's screen a desktop page would be too small to read, so the web starts as mobile there. */
function clientFor(client: ClientKind): ClientKind {
  return client === 'web' && window.innerWidth < Number.parseInt(breakpoint.tablet, 10) ? 'mobile' : client
}

export type Prototype = ReturnType<typeof createPrototype>

function withoutLang(path: string): string {
  if (!URL.canParse(path, window.location.origin)) return path
  const url = new URL(path, window.location.origin)
  url.searchParams.delete('lang')
  return url.origin === window.location.origin ? url.pathname + url.search : url.href
}
