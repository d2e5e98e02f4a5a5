import type { Call } from '../call.ts'

/** Get the invited user and what the activation still requires (SCR-06). */
export const confirmInvitation: Call<'confirmInvitation'> = {
  name: 'confirmInvitation',
  path: '/activation/confirm_account',
  method: 'POST',
}

/** Verify the phone number of an invited member (SCR-06). */
export const verifyInvitedPhone: Call<'verifyInvitedPhone'> = {
  name: 'verifyInvitedPhone',
  path: '/activation/verify_phone',
  method: 'POST',
  blocks: true,
}

/** Activate the account of an invited member and log in (SCR-06). */
export const activate: Call<'activate'> = {
  name: 'activate',
  path: '/activation/activate',
  method: 'POST',
  blocks: true,
}
