import type { LoginSettings } from '../../../api/shapes/login.ts'

/**
 * What the login screen offers until the settings load, and what the prerendered page shows: the usual set, to avoid a layout
 * shift when the answer arrives.
 */
export const assumedLoginSettings: LoginSettings = {
  login_methods: ['password', 'sms', 'qr', 'sso'],
  thirds: ['wechat', 'wecom', 'dingtalk'],
  pic_captcha_required: false,
  sliding_captcha_enabled: false,
  voice_captcha_enabled: false,
  register_enabled: true,
}

/** The login methods that are tabs. */
export const tabWays = ['password', 'sms', 'qr'] as const

export type TabWay = (typeof tabWays)[number]

/** `sso` has its own screen, with a back button. */
export type Way = TabWay | 'sso'

/** Only the calls of these methods can carry the parameters of another application's OAuth request. */
const oauthWays: readonly Way[] = ['password', 'qr']

export type LoginState = {
  /** `leaving`: the login succeeded and the page is navigating, so the form stays busy. */
  phase: 'ready' | 'leaving'
  settings: LoginSettings
  /** The user's choice. `tab` is kept while the company login screen is shown. */
  chosen?: Way
  tab?: TabWay
}

export type LoginEvent =
  | { type: 'settings-arrived'; settings: LoginSettings }
  | { type: 'chosen'; way: Way }
  | { type: 'accepted' }
  /** The page was restored from the back-forward cache (RS-3). */
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

/**
 * What the screen shows: the tabs, the open one, whether company login is available or open, and the linked-account providers.
 * `third`: only these providers; `none`: not even these.
 */
export type Ways = {
  tabs: TabWay[]
  tab?: TabWay
  way: Way | 'third' | 'none'
  hasSso: boolean
  thirds: readonly string[]
}

/** The available methods (SCR-01) and the current one: the user's choice, else the one the URL `wants`, else the first. */
export function waysOf({ settings, chosen, tab }: LoginState, wants: string | null, mode?: string): Ways {
  const isOffered = (way: Way) => settings.login_methods.includes(way) && (mode !== 'oauth' || oauthWays.includes(way))
  const hasSso = isOffered('sso')
  const tabs = tabWays.filter(isOffered)
  const open = [tab, wants].find((way): way is TabWay => tabs.some((one) => one === way)) ?? tabs[0]
  const isAtSso = hasSso && (!open || (chosen ?? (wants === 'sso' ? wants : open)) === 'sso')
  // Logging in by a linked account cannot carry another application's OAuth parameters.
  const thirds = mode === 'oauth' ? [] : settings.thirds
  return { tabs, tab: open, way: isAtSso ? 'sso' : (open ?? (thirds[0] ? 'third' : 'none')), hasSso, thirds }
}
