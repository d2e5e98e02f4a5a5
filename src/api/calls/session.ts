import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { none, yesOrNo } from '../shapes/fields.ts'

/** Keep-alive and session check (API-11). */
export const sayHi = defineCall({
  path: '/auth/hi',
  method: 'GET',
  request: none,
  answer: v.object({ logged_in: yesOrNo }),
  isBare: true,
  quiet: true,
})

/** End the session, and with it the login (SCR-10). Where nobody is logged in any more it is so already, and no error. */
export const logOut = defineCall({
  path: '/auth/logout',
  method: 'POST',
  request: none,
  answer: none,
  assumed: true,
})
