import { defineCall } from '../define-call.ts'

/** Keep-alive and session check (API-11). */
export const sayHi = defineCall({
  name: 'sayHi',
  path: '/auth/hi',
  method: 'GET',
  isBare: true,
  quiet: true,
})

/** End the session, and with it the login (SCR-10). Where nobody is logged in any more it is so already, and no error. */
export const logOut = defineCall({
  name: 'logOut',
  path: '/auth/logout',
  method: 'POST',
  assumed: true,
})
