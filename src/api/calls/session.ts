import type { Call } from '../call.ts'

/** Keep-alive and session check (API-11). */
export const sayHi: Call<'sayHi'> = {
  name: 'sayHi',
  path: '/auth/hi',
  method: 'GET',
  isBare: true,
  quiet: true,
}

/** End the session, and with it the login (SCR-10). Where nobody is logged in any more it is so already, and no error. */
export const logOut: Call<'logOut'> = {
  name: 'logOut',
  path: '/auth/logout',
  method: 'POST',
}
