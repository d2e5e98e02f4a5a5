import type { ErrorId } from '../../src/errors/catalogue.ts'
import type { ErrorScreen } from './error-screen.ts'

/** Every surface that an error can take, once: an alert with its signs and buttons, a sheet, a field, a toast, the slider. */
const surfaces: readonly ErrorId[] = [
  'already-verified',
  'client-outdated',
  'enterprise-limited',
  'enterprise-limited-on-mobile',
  'field-error',
  'offline',
  'password-error',
  'picture-captcha-needed',
  'session-expired-in-client',
  'sliding-captcha',
  'status-500',
  'verify-too-frequent',
  'with-link',
]

/**
 * Whether an error's story is a picture. A surface looks the same on every screen, so the login has one of each; elsewhere
 * only the error of a field stands in a place of the screen's own.
 */
export const isPictured = ({ path }: Pick<ErrorScreen, 'path'>, error: ErrorId) =>
  path === '/login' ? surfaces.includes(error) : error === 'field-error'
