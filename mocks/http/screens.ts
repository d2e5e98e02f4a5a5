import { addPrefix } from './paths.ts'

/** Screens that the service's responses and messages link to (docs/contract.md). */
export const screens = {
  home: '/',
  login: '/login',
  security: '/security',
  twoStepLogin: '/two-step-login',
  setTwoStep: '/two-step-setup',
  resetPassword: '/reset-password',
  setPassword: '/set-password',
  activation: '/activation',
  marketRegister: '/register/market',
  bind: '/bind',
  qrConfirm: '/qr-login/confirm',
} as const

/** Returns the path of a screen, with the prefix of the visited URL (SCR-21). Omits undefined query values. */
export function screenPath(
  visit: { url: URL },
  screen: keyof typeof screens,
  query: Record<string, string | undefined> = {},
): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const search = new URLSearchParams(entries).toString()
  return addPrefix(visit, screens[screen] + (search && `?${search}`))
}
