import type { LoginSettings } from '../../api/schemas/login.ts'

/**
 * What the login screen offers until the server has said so, and what the prerendered page shows: all that is usual, so that
 * nothing jumps when the answer comes.
 */
export const assumedLoginSettings: LoginSettings = {
  login_methods: ['password', 'sms', 'qr', 'sso'],
  thirds: ['wechat', 'wecom', 'dingtalk'],
  pic_captcha_required: false,
  sliding_captcha_enabled: false,
  voice_captcha_enabled: false,
  register_enabled: true,
}

/** The ways that lie side by side. */
export const tabWays = ['password', 'sms', 'qr'] as const

export type TabWay = (typeof tabWays)[number]

/** `sso` has a screen of its own, with a way back. */
export type Way = TabWay | 'sso'

/** The calls of these alone carry what another application sent the person here with. */
const oauthWays: readonly Way[] = ['password', 'qr']

export type LoginState = {
  /** `leaving`: the server has agreed and the next page is on its way; nothing may be pressed again. */
  phase: 'ready' | 'leaving'
  settings: LoginSettings
  /** What the person has chosen; the tab outlasts a visit to the screen beside them. */
  chosen?: Way
  tab?: TabWay
}

export type LoginEvent =
  | { type: 'settings-arrived'; settings: LoginSettings }
  | { type: 'chosen'; way: Way }
  | { type: 'accepted' }
  /** Back from the back-forward cache (RS-3). */
  | { type: 'returned' }

export const initialLogin: LoginState = { phase: 'ready', settings: assumedLoginSettings }

export function loginReducer(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'settings-arrived':
      return { ...state, settings: event.settings }
    case 'chosen':
      return { ...state, chosen: event.way, tab: event.way === 'sso' ? state.tab : event.way }
    case 'accepted':
      return { ...state, phase: 'leaving' }
    case 'returned':
      return { ...state, phase: 'ready' }
  }
}

/** What a screen shows: its tabs, which of them is open, and whether the company's login lies over them. */
export type Ways = { tabs: TabWay[]; tab?: TabWay; way: Way; hasSso: boolean }

/** The ways on offer (SCR-01), and the one that shows: the chosen one, else the one that the address `wants`, else the first. */
export function waysOf({ settings, chosen, tab }: LoginState, wants: string | null, mode?: string): Ways {
  const isOffered = (way: Way) => settings.login_methods.includes(way) && (mode !== 'oauth' || oauthWays.includes(way))
  const hasSso = isOffered('sso')
  const offered = tabWays.filter(isOffered)
  // A page without any way would be a dead end: the password's call is always there.
  const tabs = offered.length > 0 || hasSso ? offered : [tabWays[0]]
  const open = [tab, wants].find((way): way is TabWay => tabs.some((one) => one === way)) ?? tabs[0]
  const isAtSso = hasSso && (chosen ?? (wants === 'sso' ? wants : open)) === 'sso'
  return { tabs, tab: open, way: isAtSso || !open ? 'sso' : open, hasSso }
}
