// Read by `npm run check:budgets`.
import type { Path } from '../src/pages/links/paths.ts'
import type { PageKind } from './page-kinds.ts'

/** The brotli size of the scripts that a page needs before it can be used, and their size including the HTML. */
export type PageWeight = { javascript: number; all: number }

/** The maximum gates, in multiples of the React baseline (CONTRIBUTING, Speed). */
export const ceilings: Record<PageKind, PageWeight> = {
  entry: { javascript: 1.5, all: 1.63 },
  security: { javascript: 1.8, all: 1.95 },
}

/** The maximum number of scripts in the build, and of scripts under 1 KiB after compression. Each costs a request. */
export const scriptGates = { all: 88, small: 30 }

/** The maximum page weights, in multiples of the React baseline. Lower them after each improvement to lock it in. */
export const pageGates: Readonly<Record<Path | '/not-found', PageWeight>> = {
  '/login': { javascript: 1.5, all: 1.63 },
  '/register': { javascript: 1.24, all: 1.37 },
  '/register/personal': { javascript: 1.46, all: 1.6 },
  '/register/enterprise': { javascript: 1.46, all: 1.6 },
  '/register/market': { javascript: 1.46, all: 1.6 },
  '/bind': { javascript: 1.48, all: 1.62 },
  '/forgot-password': { javascript: 1.45, all: 1.58 },
  '/reset-password': { javascript: 1.5, all: 1.63 },
  '/set-password': { javascript: 1.5, all: 1.63 },
  '/activation': { javascript: 1.28, all: 1.41 },
  '/two-step-login': { javascript: 1.49, all: 1.63 },
  '/two-step-setup': { javascript: 1.63, all: 1.8 },
  '/qr-login': { javascript: 1.35, all: 1.48 },
  '/qr-login/confirm': { javascript: 1.32, all: 1.45 },
  '/verify-identity': { javascript: 1.27, all: 1.4 },
  '/referral': { javascript: 1.49, all: 1.63 },
  '/security': { javascript: 1.65, all: 1.85 },
  '/security/password': { javascript: 1.59, all: 1.75 },
  '/security/two-step': { javascript: 1.62, all: 1.79 },
  '/security/third-party': { javascript: 1.63, all: 1.79 },
  '/security/phone': { javascript: 1.63, all: 1.79 },
  '/security/email': { javascript: 1.63, all: 1.79 },
  '/security/devices': { javascript: 1.63, all: 1.8 },
  '/security/open-api': { javascript: 1.64, all: 1.8 },
  '/not-found': { javascript: 1.21, all: 1.33 },
}
