import type { Path } from '../../src/pages/links/paths.ts'
import type { StoryPlace } from '../story-id.ts'

const first = (page: string): StoryPlace => ({ metaId: `pages-${page}`, story: 'Default' })

/** The story of each screen's initial view. */
export const screenStories: Record<Path, StoryPlace> = {
  '/login': first('login'),
  '/register': first('register'),
  '/register/personal': first('registerpersonal'),
  '/register/enterprise': first('registerenterprise'),
  '/register/market': first('registermarket'),
  '/bind': first('bind'),
  '/forgot-password': first('forgot-password'),
  '/reset-password': first('reset-password'),
  '/set-password': first('set-password'),
  '/activation': first('activation'),
  '/two-step-login': first('two-step-login'),
  '/two-step-setup': first('two-step-set-up'),
  '/qr-login': first('qr-login'),
  '/qr-login/confirm': first('qr-login-confirm'),
  '/verify-identity': first('verify-identity'),
  '/referral': first('referral'),
  '/security': first('account-security-overview'),
  '/security/password': first('account-security-password'),
  '/security/two-step': first('account-security-two-step-verification'),
  '/security/third-party': first('account-security-linked-accounts'),
  '/security/phone': first('account-security-phone'),
  '/security/email': first('account-security-email'),
  '/security/devices': first('account-security-devices'),
  '/security/open-api': first('account-security-open-api-token'),
}
