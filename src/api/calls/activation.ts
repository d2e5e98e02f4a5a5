import { defineCall } from '../define-call.ts'

/** Whom an invitation is for, and what it still needs (SCR-06). */
export const confirmInvitation = defineCall({
  name: 'confirmInvitation',
  path: '/activation/confirm_account',
  method: 'POST',
  assumed: true,
})

/** Prove the phone of an invited member (SCR-06). */
export const verifyInvitedPhone = defineCall({
  name: 'verifyInvitedPhone',
  path: '/activation/verify_phone',
  method: 'POST',
  blocks: true,
  assumed: true,
})

/** Activate the account of an invited member and log in (SCR-06). */
export const activate = defineCall({
  name: 'activate',
  path: '/activation/activate',
  method: 'POST',
  blocks: true,
  assumed: true,
})
