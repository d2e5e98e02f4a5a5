import type { LoginSettings } from '../../../api/shapes/login.ts'

/** The most common settings, assumed until the actual settings load, to avoid a layout shift. */
export const defaultLoginSettings: LoginSettings = {
  login_methods: ['password', 'sms', 'qr', 'sso'],
  thirds: ['wechat', 'wecom', 'dingtalk'],
  pic_captcha_required: false,
  sliding_captcha_enabled: false,
  voice_captcha_enabled: false,
  register_enabled: true,
}

/** The methods shown as tabs. */
export const tabMethods = ['password', 'sms', 'qr'] as const

export type TabMethod = (typeof tabMethods)[number]

/** `sso`: company login, shown instead of the tabs. */
export type Method = TabMethod | 'sso'

/** The methods that support OAuth. Their calls accept another application's parameters. */
const oauthMethods: readonly Method[] = ['password', 'qr']

export type LoginState = {
  /** `navigating`: logged in, and the next page is loading. */
  phase: 'ready' | 'navigating'
  settings: LoginSettings
  /** Undefined until the user chooses a method. */
  chosenMethod?: Method
  /** The tab chosen most recently, kept during company login. */
  tab?: TabMethod
}

export type LoginEvent =
  | { type: 'settings-loaded'; settings: LoginSettings }
  | { type: 'method-chosen'; method: Method }
  | { type: 'accepted' }
  /** The page was restored from the back/forward cache (RS-3). */
  | { type: 'page-restored' }

export const initialLogin: LoginState = { phase: 'ready', settings: defaultLoginSettings }

export function loginReducer(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'settings-loaded':
      return { ...state, settings: event.settings }
    case 'method-chosen':
      return { ...state, chosenMethod: event.method, tab: event.method === 'sso' ? state.tab : event.method }
    case 'accepted':
      return { ...state, phase: 'navigating' }
    case 'page-restored':
      return { ...state, phase: 'ready' }
  }
}

/** The available methods. `provider`: only third-party login is available. `none`: no method is available. */
export type Methods = {
  tabs: TabMethod[]
  tab?: TabMethod
  method: Method | 'provider' | 'none'
  hasSso: boolean
  providers: readonly string[]
}

/** Returns the available methods (SCR-01). Selects the user's choice, else `urlMethod`, else the first tab. */
export function getAvailableMethods(state: LoginState, urlMethod: string | null, mode?: string): Methods {
  const { settings, chosenMethod, tab } = state
  const isAvailable = (method: Method) =>
    settings.login_methods.includes(method) && (mode !== 'oauth' || oauthMethods.includes(method))
  const hasSso = isAvailable('sso')
  const tabs = tabMethods.filter(isAvailable)
  const openTab =
    [tab, urlMethod].find((method): method is TabMethod => tabs.some((name) => name === method)) ?? tabs[0]
  const isSsoOpen = hasSso && (!openTab || (chosenMethod ?? (urlMethod === 'sso' ? urlMethod : openTab)) === 'sso')
  // Third-party login cannot forward OAuth parameters.
  const providers = mode === 'oauth' ? [] : settings.thirds
  return {
    tabs,
    tab: openTab,
    method: isSsoOpen ? 'sso' : (openTab ?? (providers[0] ? 'provider' : 'none')),
    hasSso,
    providers,
  }
}
