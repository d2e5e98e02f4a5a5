import { faultsOf } from '../../.storybook/networks.ts'
import { createMemorySteps, type PagePlace } from '../../.storybook/page-host.ts'
import { enter } from '../../.storybook/stage.ts'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import type { CookieJar } from '../../mocks/http/cookie-jar.ts'
import { isLocale } from '../../src/i18n/locales.ts'
import { breakpoint } from '../../src/theme/breakpoints.ts'
import type { Door } from './door.ts'
import { faultsFor, isOfflineUnder } from './fault-choices.ts'
import { type ClientKind, entryOf, findPerson, type Person } from './people.ts'
import { addressOf } from './places.ts'
import type { PrototypeArgs } from './prototype-args.ts'
import { isNewcomerInside, type PrototypeState, presentArgs, type Shown, type Surroundings } from './prototype-state.ts'
import { quietPage } from './second-devices.ts'
import { pageRequest, resolveVisit, type Visit } from './visit.ts'
import { createWorld } from './world.ts'

type Options = Surroundings & { args: PrototypeArgs }

type VisitOptions = { isPassing?: boolean; isNewWindow?: boolean }

/** One prototype: who is in it, what its frame shows, and all that the panel may do. A store for `useSyncExternalStore`. */
export function createPrototype({ args: first, ...surroundings }: Options) {
  const listeners = new Set<() => void>()
  let { look, network, onLocale } = surroundings
  let args = first
  let world = createWorld(look.locale, changed)
  let door: Door | undefined
  let shown: Shown | undefined
  let history: string[] = []
  let handedOver: PrototypeState['handedOver'] = []
  let isRefused = false
  let lastId = 0
  /** The newest request to open a page is the one that counts. */
  let newest = 0
  /** A page keeps its place while it stays open. */
  let framePlace: { id: number; place: PagePlace } | undefined
  let state = read()

  function read(): PrototypeState {
    args = presentArgs(args, world, shown)
    const accountTitle = world.service.peek.visitor(world.jar).account?.title
    const person = findPerson(args.persona)
    const isNewcomer = isNewcomerInside(world)
    const stepsBack = pageOf(shown)?.stepHistory.current() ?? 0
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

  function pageOf(page: Shown | undefined): PagePlace | undefined {
    return page && framePlace?.id === page.id ? framePlace.place : undefined
  }

  function leavePage() {
    const before = history.at(-2)
    if (before === undefined) return
    history = history.slice(0, -1)
    void visit(before, { isPassing: true })
  }

  /** Tells the panel of each entry that a page adds or leaves. */
  function createSteps(): PagePlace['stepHistory'] {
    const steps = createMemorySteps(leavePage)
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

  function placeAt(path: string, jar: CookieJar = world.jar): PagePlace {
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
      isOnline: () => !isOfflineUnder(world.waiting()),
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

  /** Lays the page that is to be seen into the frame. */
  function draw() {
    if (shown?.kind !== 'screen') return door?.show(undefined)
    const { id, path } = shown
    const place = framePlace?.id === id ? framePlace.place : placeAt(path)
    framePlace = { id, place }
    door?.show({ id, place, look, handle: world.handle, follow: (href, options) => void visit(href, options) })
  }
  function open(visited: Visit, { isPassing = false, isNewWindow = false }: VisitOptions) {
    lastId += 1
    shown = { ...visited, id: lastId, isNewWindow }
    if (isPassing) history = history.slice(0, -1)
    if (history.at(-1) !== shown.path) history = [...history, shown.path]
    draw()
    changed()
  }

  async function request(asked: Request, options: VisitOptions = {}) {
    newest += 1
    const turn = newest
    const url = new URL(asked.url)
    const locale = url.searchParams.get('lang')
    const visited = await resolveVisit(world, asked)
    if (turn !== newest) return
    if (!isLocale(locale)) return open(visited, options)
    onLocale(locale)
    // The toolbar says it from here on.
    open({ ...visited, path: withoutLang(visited.path) }, options)
  }

  const visit = (address: string, options?: VisitOptions) => request(pageRequest(address), options)

  function reload() {
    if (shown) void visit(shown.path, { isPassing: true })
  }

  function setFaults() {
    const own = faultsFor(args.fault, args.isFaultLasting)
    const isHeld = ({ times }: FaultRequest) => times !== 'always'
    world.setFaults([...faultsOf(network), ...own.filter((fault) => !isHeld(fault))], own.filter(isHeld))
    door?.tellConnection()
  }

  /** Starts over, as a link says it. */
  async function begin(asked: PrototypeArgs) {
    const next = { ...asked, client: clientFor(asked.client) }
    newest += 1
    const turn = newest
    args = next
    shown = undefined
    history = []
    handedOver = []
    isRefused = false
    world = createWorld(look.locale, changed)
    world.advance(next.ahead * 1000)
    draw()
    changed()
    const onward = next.isEntered ? await letIn(findPerson(next.persona)) : undefined
    if (turn !== newest) return
    setFaults()
    await visit(onward ?? addressOf(next.screen))
  }

  /** Where the server leads somebody whom it does not let in at once. */
  async function letIn(person: Person): Promise<string | undefined> {
    const { service, calls } = world
    const page = quietPage(world, placeAt('/login'))
    const result = await enter({ service, environment: page }, { enteredAs: entryOf(person) })
    service.outbox.length = 0
    calls.length = 0
    if (result?.ok) return undefined
    const failure = result?.failure
    const onward = failure?.kind === 'answer' ? (failure.redirect ?? failure.forceTwoStep?.redirect) : undefined
    isRefused = onward === undefined
    return onward
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getState: () => state,
    begin,
    visit,
    submit: (action: string, form: URLSearchParams) => request(pageRequest(action, form)),
    reload,
    placeAt,
    back: () => {
      const page = pageOf(shown)
      if (page) page.stepHistory.go(-1)
      else leavePage()
    },
    /** Moves the clock of the service and of the page. A call under way is not held to have taken that long. */
    async advance(milliseconds: number) {
      await world.settle()
      args = { ...args, ahead: args.ahead + Math.round(milliseconds / 1000) }
      world.advance(milliseconds)
      door?.advance(milliseconds)
      changed()
    },
    /** Changes what a link holds and the page need not begin anew for. */
    change(part: Partial<Pick<PrototypeArgs, 'client' | 'fault' | 'isFaultLasting' | 'isPanelOpen'>>) {
      args = { ...args, ...part }
      if ('fault' in part || 'isFaultLasting' in part) setFaults()
      if ('client' in part) reload()
      changed()
    },
    setDoor(opened: Door | undefined) {
      door = opened
      draw()
    },
    surround(next: Surroundings) {
      const isOtherLocale = next.look.locale !== look.locale
      const isOtherNetwork = next.network !== network
      look = next.look
      network = next.network
      onLocale = next.onLocale
      // From here on the server speaks that language as well.
      if (isOtherLocale) world.service.pageData(world.jar, { lang: look.locale })
      if (isOtherNetwork) setFaults()
      draw()
      changed()
    },
  }
}

/** On a phone's screen a desktop's page could not be read, so that the web begins there as mobile. */
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
