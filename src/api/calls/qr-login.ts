import type { Call } from '../call.ts'

/**
 * Create a QR login, or get its status (SCR-08, RQ-12). If `token` is omitted, creates a QR login and returns its
 * token. Otherwise, returns the status, which the page polls. `redirect` is where the user wants to go after logging
 * in.
 */
export const checkQrToken: Call<'checkQrToken'> = {
  name: 'checkQrToken',
  path: '/qr_login/check_token',
  method: 'POST',
  isBackground: true,
}

/**
 * Confirm or cancel a QR login on the phone (SCR-08, RD-7). If `action` is omitted, marks the token as scanned. The
 * response describes the device that is logging in and its location, so that the user can decide.
 */
export const confirmQrLogin: Call<'confirmQrLogin'> = {
  name: 'confirmQrLogin',
  path: '/qr_login/confirm_login',
  method: 'POST',
}
