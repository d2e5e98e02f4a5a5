import type { Call } from '../call.ts'

/**
 * Without a token: ask for one. With one: its state, asked again and again (SCR-08, RQ-12). `redirect`: where the person
 * wants to go, for the login that it may come to.
 */
export const checkQrToken: Call<'checkQrToken'> = {
  name: 'checkQrToken',
  path: '/qr_login/check_token',
  method: 'POST',
  quiet: true,
}

/**
 * The phone's side: without an action the token is marked as scanned; the answer says which device asks, and where, so
 * that a person can decide (SCR-08, RD-7).
 */
export const confirmQrLogin: Call<'confirmQrLogin'> = {
  name: 'confirmQrLogin',
  path: '/qr_login/confirm_login',
  method: 'POST',
}
