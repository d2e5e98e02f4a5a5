import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { none, yesOrNo } from '../schemas/fields.ts'

/** Keep-alive and session check (API-11). */
export const sayHi = defineCall({
  path: '/auth/hi',
  method: 'GET',
  request: none,
  answer: v.object({ logged_in: yesOrNo }),
  isBare: true,
  quiet: true,
})
