import type { Path } from '../../src/pages/paths.ts'
import type { StoryPlace } from '../story-id.ts'

const first = (title: string): StoryPlace => ({ title: `Pages/${title}`, story: 'Default' })

/** How each screen is first seen. */
export const screenStories: Record<Path, StoryPlace> = {
  '/login': first('Login'),
  '/register': first('Register'),
  '/register/personal': first('RegisterPersonal'),
  '/register/enterprise': first('RegisterEnterprise'),
  '/register/market': first('RegisterMarket'),
  '/bind': first('Bind'),
  '/forgot-password': first('Forgot password'),
  '/reset-password': first('Reset password'),
  '/set-password': first('Set password'),
  '/activation': first('Activation'),
  '/two-step-login': first('Two-step login'),
  '/two-step-setup': first('Two-step set-up'),
  '/qr-login': first('QR login'),
  '/qr-login/confirm': first('QR login confirm'),
  '/verify-identity': first('Verify identity'),
  '/referral': first('Referral'),
  '/security': first('Account security/Overview'),
  '/security/password': first('Account security/Password'),
  '/security/two-step': first('Account security/Two-step verification'),
  '/security/third-party': first('Account security/Linked accounts'),
  '/security/phone': first('Account security/Phone'),
  '/security/email': first('Account security/Email'),
  '/security/devices': first('Account security/Devices'),
  '/security/open-api': first('Account security/Open API token'),
}
