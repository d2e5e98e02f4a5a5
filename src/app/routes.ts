import type { ComponentType } from 'react'
import type { MessageId, MessageValues } from '../i18n/message-types.ts'
import { type Path, paths } from '../pages/links/paths.ts'

type TitleId = {
  [Id in MessageId]: MessageValues[Id] extends { product: string | number } ? Id & `${string}.title` : never
}[MessageId]

type Screen = {
  /** The document title's message id. The title includes the product's name. */
  title: TitleId
  load: () => Promise<{ Page: ComponentType }>
}

export type Route = Screen & { path: `/${string}` }

const screens: Record<Path, Screen> = {
  '/login': {
    title: 'login.title',
    load: () => import('../pages/visitor/login.tsx').then(({ LoginPage: Page }) => ({ Page })),
  },
  '/register': {
    title: 'register.title',
    load: () => import('../pages/visitor/register.tsx').then(({ RegisterPage: Page }) => ({ Page })),
  },
  '/register/personal': {
    title: 'register-personal.title',
    load: () => import('../pages/visitor/register-personal.tsx').then(({ RegisterPersonalPage: Page }) => ({ Page })),
  },
  '/register/enterprise': {
    title: 'register-enterprise.title',
    load: () =>
      import('../pages/visitor/register-enterprise.tsx').then(({ RegisterEnterprisePage: Page }) => ({ Page })),
  },
  '/register/market': {
    title: 'register-market.title',
    load: () => import('../pages/visitor/register-market.tsx').then(({ RegisterMarketPage: Page }) => ({ Page })),
  },
  '/bind': {
    title: 'link-account.title',
    load: () => import('../pages/visitor/bind.tsx').then(({ BindPage: Page }) => ({ Page })),
  },
  '/forgot-password': {
    title: 'forgot-password.title',
    load: () => import('../pages/visitor/forgot-password.tsx').then(({ ForgotPasswordPage: Page }) => ({ Page })),
  },
  '/reset-password': {
    title: 'reset-password.title',
    load: () => import('../pages/visitor/reset-password.tsx').then(({ ResetPasswordPage: Page }) => ({ Page })),
  },
  '/set-password': {
    title: 'set-password.title',
    load: () => import('../pages/visitor/set-password.tsx').then(({ SetPasswordPage: Page }) => ({ Page })),
  },
  '/activation': {
    title: 'activation.title',
    load: () => import('../pages/visitor/activation.tsx').then(({ ActivationPage: Page }) => ({ Page })),
  },
  '/two-step-login': {
    title: 'two-step-login.title',
    load: () => import('../pages/visitor/two-step-login.tsx').then(({ TwoStepLoginPage: Page }) => ({ Page })),
  },
  '/two-step-setup': {
    title: 'two-step-setup.title',
    load: () => import('../pages/visitor/two-step-setup.tsx').then(({ TwoStepSetupPage: Page }) => ({ Page })),
  },
  '/qr-login': {
    title: 'qr-login.title',
    load: () => import('../pages/visitor/qr-login.tsx').then(({ QrLoginPage: Page }) => ({ Page })),
  },
  '/qr-login/confirm': {
    title: 'qr-login-confirm.title',
    load: () => import('../pages/visitor/qr-login-confirm.tsx').then(({ QrLoginConfirmPage: Page }) => ({ Page })),
  },
  '/verify-identity': {
    title: 'verify-identity.title',
    load: () => import('../pages/visitor/verify-identity.tsx').then(({ VerifyIdentityPage: Page }) => ({ Page })),
  },
  '/referral': {
    title: 'referral.title',
    load: () => import('../pages/visitor/referral.tsx').then(({ ReferralPage: Page }) => ({ Page })),
  },
  '/security': {
    title: 'security.title',
    load: () => import('../pages/account/security.tsx').then(({ SecurityPage: Page }) => ({ Page })),
  },
  '/security/password': {
    title: 'security-password.title',
    load: () => import('../pages/account/security-password.tsx').then(({ SecurityPasswordPage: Page }) => ({ Page })),
  },
  '/security/two-step': {
    title: 'security-two-step.title',
    load: () => import('../pages/account/security-two-step.tsx').then(({ SecurityTwoStepPage: Page }) => ({ Page })),
  },
  '/security/third-party': {
    title: 'security-third-party.title',
    load: () =>
      import('../pages/account/security-third-party.tsx').then(({ SecurityThirdPartyPage: Page }) => ({ Page })),
  },
  '/security/phone': {
    title: 'security-phone.title',
    load: () => import('../pages/account/security-phone.tsx').then(({ SecurityPhonePage: Page }) => ({ Page })),
  },
  '/security/email': {
    title: 'security-email.title',
    load: () => import('../pages/account/security-email.tsx').then(({ SecurityEmailPage: Page }) => ({ Page })),
  },
  '/security/devices': {
    title: 'security-devices.title',
    load: () => import('../pages/account/security-devices.tsx').then(({ SecurityDevicesPage: Page }) => ({ Page })),
  },
  '/security/open-api': {
    title: 'security-open-api.title',
    load: () => import('../pages/account/security-open-api.tsx').then(({ SecurityOpenApiPage: Page }) => ({ Page })),
  },
}

/** Every screen except "not found". For each, the build creates a chunk and one prerendered file per language. */
export const routes: readonly Route[] = paths.map((path) => ({ path, ...screens[path] }))

export const notFoundRoute: Route = {
  path: '/not-found',
  title: 'not-found.title',
  load: () => import('../pages/visitor/not-found.tsx').then(({ NotFoundPage: Page }) => ({ Page })),
}

/** Returns the screen for a path, with or without the prefix `/account` (SCR-21), or else the "not found" screen. */
export function findRoute(pathname: string): Route {
  const path = pathname.replace(/^\/account(?=\/)/, '').replace(/(?<=.)\/$/, '')
  return routes.find((route) => route.path === path) ?? notFoundRoute
}
