/** The path of every screen. `app/routes.ts` maps each path to its title and page. */
export const paths = [
  '/login',
  '/register',
  '/register/personal',
  '/register/enterprise',
  '/register/market',
  '/bind',
  '/forgot-password',
  '/reset-password',
  '/set-password',
  '/activation',
  '/two-step-login',
  '/two-step-setup',
  '/qr-login',
  '/qr-login/confirm',
  '/verify-identity',
  '/referral',
  '/security',
  '/security/password',
  '/security/two-step',
  '/security/third-party',
  '/security/phone',
  '/security/email',
  '/security/devices',
  '/security/open-api',
] as const

export type Path = (typeof paths)[number]
