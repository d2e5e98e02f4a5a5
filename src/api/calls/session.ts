import type { Call } from '../call.ts'

/** Keep the session alive and check whether anyone is logged in (API-11). */
export const sayHi: Call<'sayHi'> = {
  name: 'sayHi',
  path: '/auth/hi',
  method: 'GET',
  mayOmitSuccess: true,
  isBackground: true,
}

/** Log out by ending the session (SCR-10). This also succeeds if nobody is logged in. */
export const logOut: Call<'logOut'> = {
  name: 'logOut',
  path: '/auth/logout',
  method: 'POST',
}
