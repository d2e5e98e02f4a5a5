import type { Path } from '../src/pages/paths.ts'
import type { PageKind } from './page-kinds.ts'

/** How many times the React floor a page may weigh before it can be used, brotli. */
export type Gates = { javascript: number; all: number }

/** What no page may ask for, whatever it shows (CONTRIBUTING, Speed). */
export const ceilings: Record<PageKind, Gates> = {
  entry: { javascript: 1.4, all: 1.5 },
  security: { javascript: 2, all: 2 },
}

/** What each page may weigh: what it has come down to, and a little room. Lower it with each gain, so that the gain stays. */
export const pageGates: Readonly<Record<Path | '/not-found', Gates>> = {
  '/login': { javascript: 1.37, all: 1.5 },
  '/register': { javascript: 1.23, all: 1.35 },
  '/register/personal': { javascript: 1.32, all: 1.45 },
  '/register/enterprise': { javascript: 1.32, all: 1.45 },
  '/register/market': { javascript: 1.32, all: 1.45 },
  '/bind': { javascript: 1.36, all: 1.5 },
  '/forgot-password': { javascript: 1.3, all: 1.43 },
  '/reset-password': { javascript: 1.24, all: 1.36 },
  '/set-password': { javascript: 1.24, all: 1.36 },
  '/activation': { javascript: 1.32, all: 1.44 },
  '/two-step-login': { javascript: 1.37, all: 1.5 },
  '/two-step-setup': { javascript: 1.48, all: 1.65 },
  '/qr-login': { javascript: 1.29, all: 1.42 },
  '/qr-login/confirm': { javascript: 1.26, all: 1.39 },
  '/verify-identity': { javascript: 1.26, all: 1.38 },
  '/referral': { javascript: 1.36, all: 1.49 },
  '/security': { javascript: 1.67, all: 1.85 },
  '/security/password': { javascript: 1.69, all: 1.85 },
  '/security/two-step': { javascript: 1.63, all: 1.79 },
  '/security/third-party': { javascript: 1.62, all: 1.77 },
  '/security/phone': { javascript: 1.61, all: 1.77 },
  '/security/email': { javascript: 1.61, all: 1.77 },
  '/security/devices': { javascript: 1.61, all: 1.76 },
  '/security/open-api': { javascript: 1.63, all: 1.78 },
  '/not-found': { javascript: 1.21, all: 1.32 },
}
