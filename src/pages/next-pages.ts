import type { Path } from './paths.ts'

/** Where people mostly go from a screen: their scripts are fetched ahead. Whatever else leads on is not worth its bytes. */
export const nextPages: Readonly<Record<Path, readonly Path[]>> = {
  '/login': ['/two-step-login', '/register', '/forgot-password'],
  '/register': ['/register/personal', '/register/enterprise'],
  '/register/personal': ['/login'],
  '/register/enterprise': ['/login'],
  '/register/market': ['/login'],
  '/bind': ['/forgot-password'],
  '/forgot-password': ['/login'],
  '/reset-password': ['/login'],
  '/set-password': ['/login'],
  '/activation': ['/login'],
  // Who has passed it leaves for the product, as on those below.
  '/two-step-login': [],
  '/two-step-setup': [],
  '/qr-login': [],
  '/qr-login/confirm': [],
  '/verify-identity': [],
  '/referral': [],
  '/security': ['/security/password', '/security/two-step', '/security/phone', '/security/devices'],
  '/security/password': ['/security'],
  '/security/two-step': ['/security'],
  '/security/third-party': ['/security'],
  '/security/phone': ['/security'],
  '/security/email': ['/security'],
  '/security/devices': ['/security'],
  '/security/open-api': ['/security'],
}
