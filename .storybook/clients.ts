import { appLogin, login, syncLogin } from '../src/api/calls/login.ts'
import type { PageParameters } from './stage.ts'

type ClientParameters = Required<Pick<PageParameters, 'client' | 'isMobile'>>

/** The clients offered in the toolbar. */
const clients = {
  story: { title: 'Client: set by the story', parameters: undefined },
  web: { title: 'Client: web', parameters: { client: 'web', isMobile: false } },
  'mobile-web': { title: 'Client: mobile web', parameters: { client: 'web', isMobile: true } },
  sync: { title: 'Client: desktop client', parameters: { client: 'sync', isMobile: false } },
  app: { title: 'Client: mobile app', parameters: { client: 'app', isMobile: true } },
} as const satisfies Record<string, { title: string; parameters: ClientParameters | undefined }>

export type Client = keyof typeof clients

export const clientItems = Object.entries(clients).map(([value, { title }]) => ({ value, title }))

export function getClient({ client }: Record<string, unknown>): Client {
  return typeof client === 'string' && Object.hasOwn(clients, client) ? (client as Client) : 'story'
}

/** Each client logs in with its own call (LOG-06). */
export const loginPaths = { web: login.path, sync: syncLogin.path, app: appLogin.path } as const

const isLoginPath = (path: string) => Object.values<string>(loginPaths).includes(path)

/** Applies the toolbar's client to a story's page, and moves faults for any login call to that client's login call. */
export function applyClient(page: PageParameters, client: Client): PageParameters {
  const { parameters } = clients[client]
  if (!parameters) return page
  const loginPath = loginPaths[parameters.client]
  const faults = page.faults?.map((fault) => (isLoginPath(fault.path) ? { ...fault, path: loginPath } : fault))
  return { ...page, ...parameters, ...(faults && { faults }) }
}
