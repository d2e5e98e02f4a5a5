import type { ComponentType } from 'react'
import type { MessageId, MessageValues } from '../i18n/message-types.ts'
import { type Path, paths } from './paths.ts'

type TitleId = {
  [Id in MessageId]: MessageValues[Id] extends { product: string | number } ? Id & `${string}.title` : never
}[MessageId]

type Screen = {
  /** What the browser's tab says; takes the product's name. */
  title: TitleId
  load: () => Promise<{ Page: ComponentType }>
}

/** One screen: where it is, what the browser's tab says, and how its code is loaded. */
export type Route = Screen & { path: `/${string}` }

const screens: Record<Path, Screen> = {
  '/login': { title: 'login.title', load: () => import('./login.tsx').then(({ LoginPage: Page }) => ({ Page })) },
  '/register': {
    title: 'register.title',
    load: () => import('./register.tsx').then(({ RegisterPage: Page }) => ({ Page })),
  },
  '/register/personal': {
    title: 'register-personal.title',
    load: () => import('./register-personal.tsx').then(({ RegisterPersonalPage: Page }) => ({ Page })),
  },
  '/register/enterprise': {
    title: 'register-enterprise.title',
    load: () => import('./register-enterprise.tsx').then(({ RegisterEnterprisePage: Page }) => ({ Page })),
  },
  '/register/market': {
    title: 'register-market.title',
    load: () => import('./register-market.tsx').then(({ RegisterMarketPage: Page }) => ({ Page })),
  },
  '/bind': { title: 'bind.title', load: () => import('./bind.tsx').then(({ BindPage: Page }) => ({ Page })) },
  '/forgot-password': {
    title: 'forgot-password.title',
    load: () => import('./forgot-password.tsx').then(({ ForgotPasswordPage: Page }) => ({ Page })),
  },
  '/reset-password': {
    title: 'reset-password.title',
    load: () => import('./reset-password.tsx').then(({ ResetPasswordPage: Page }) => ({ Page })),
  },
  '/set-password': {
    title: 'set-password.title',
    load: () => import('./set-password.tsx').then(({ SetPasswordPage: Page }) => ({ Page })),
  },
  '/activation': {
    title: 'activation.title',
    load: () => import('./activation.tsx').then(({ ActivationPage: Page }) => ({ Page })),
  },
  '/two-step-login': {
    title: 'two-step-login.title',
    load: () => import('./two-step-login.tsx').then(({ TwoStepLoginPage: Page }) => ({ Page })),
  },
  '/two-step-setup': {
    title: 'two-step-setup.title',
    load: () => import('./two-step-setup.tsx').then(({ TwoStepSetupPage: Page }) => ({ Page })),
  },
  '/qr-login': {
    title: 'qr-login.title',
    load: () => import('./qr-login.tsx').then(({ QrLoginPage: Page }) => ({ Page })),
  },
  '/qr-login/confirm': {
    title: 'qr-login-confirm.title',
    load: () => import('./qr-login-confirm.tsx').then(({ QrLoginConfirmPage: Page }) => ({ Page })),
  },
  '/verify-identity': {
    title: 'verify-identity.title',
    load: () => import('./verify-identity.tsx').then(({ VerifyIdentityPage: Page }) => ({ Page })),
  },
  '/referral': {
    title: 'referral.title',
    load: () => import('./referral.tsx').then(({ ReferralPage: Page }) => ({ Page })),
  },
  '/security': {
    title: 'security.title',
    load: () => import('./security.tsx').then(({ SecurityPage: Page }) => ({ Page })),
  },
  '/security/password': {
    title: 'security-password.title',
    load: () => import('./security-password.tsx').then(({ SecurityPasswordPage: Page }) => ({ Page })),
  },
  '/security/two-step': {
    title: 'security-two-step.title',
    load: () => import('./security-two-step.tsx').then(({ SecurityTwoStepPage: Page }) => ({ Page })),
  },
  '/security/third-party': {
    title: 'security-third-party.title',
    load: () => import('./security-third-party.tsx').then(({ SecurityThirdPartyPage: Page }) => ({ Page })),
  },
  '/security/phone': {
    title: 'security-phone.title',
    load: () => import('./security-phone.tsx').then(({ SecurityPhonePage: Page }) => ({ Page })),
  },
  '/security/email': {
    title: 'security-email.title',
    load: () => import('./security-email.tsx').then(({ SecurityEmailPage: Page }) => ({ Page })),
  },
  '/security/devices': {
    title: 'security-devices.title',
    load: () => import('./security-devices.tsx').then(({ SecurityDevicesPage: Page }) => ({ Page })),
  },
  '/security/open-api': {
    title: 'security-open-api.title',
    load: () => import('./security-open-api.tsx').then(({ SecurityOpenApiPage: Page }) => ({ Page })),
  },
}

/** Every screen that the build ships; each becomes a chunk and a prerendered file a language. */
export const routes: readonly Route[] = paths.map((path) => ({ path, ...screens[path] }))

/** Shown for every other address. */
export const notFoundRoute: Route = {
  path: '/not-found',
  title: 'not-found.title',
  load: () => import('./not-found.tsx').then(({ NotFoundPage: Page }) => ({ Page })),
}

/** The screen of an address; every screen also answers under `/account` (SCR-21). */
export function findRoute(pathname: string): Route {
  const path = pathname.replace(/^\/account(?=\/)/, '').replace(/(?<=.)\/$/, '')
  return routes.find((route) => route.path === path) ?? notFoundRoute
}
