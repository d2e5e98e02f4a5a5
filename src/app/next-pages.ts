import type { Path } from '../pages/links/paths.ts'

/** For each screen, the screens that users usually open next. Their scripts are prefetched. */
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
  // Users usually continue from these screens to the product or to the `redirect` URL, so nothing is prefetched.
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
