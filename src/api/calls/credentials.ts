import type { Call } from '../call.ts'

/** Who is logged in. */
export const getLogin: Call<'getLogin'> = {
  name: 'getLogin',
  path: '/credential/get_login',
  method: 'GET',
}

/**
 * Without a code: ask whether the current phone is to be proved first, and send it one. The error `already_verified` says
 * no. With a code: prove it (SCR-13).
 */
export const preVerifyPhone: Call<'preVerifyPhone'> = {
  name: 'preVerifyPhone',
  path: '/credential/pre_verify_phone',
  method: 'POST',
  accepts: ['already-verified'],
}

/**
 * Without a code: ask whether the current email is to be proved first, and send it one. The error `already_verified` says
 * no. With a code: prove it (SCR-14).
 */
export const preVerifyEmail: Call<'preVerifyEmail'> = {
  name: 'preVerifyEmail',
  path: '/credential/pre_verify_email',
  method: 'POST',
  accepts: ['already-verified'],
}

/** Send a code to the new phone (SCR-13). */
export const verifyPhone: Call<'verifyPhone'> = {
  name: 'verifyPhone',
  path: '/credential/verify_phone',
  method: 'POST',
}

/** Send a code to the new email (SCR-14). */
export const verifyEmail: Call<'verifyEmail'> = {
  name: 'verifyEmail',
  path: '/credential/verify_email',
  method: 'POST',
}

/** Change the phone, proved by its code (SCR-13). */
export const updatePhone: Call<'updatePhone'> = {
  name: 'updatePhone',
  path: '/credential/update_phone',
  method: 'POST',
  blocks: true,
}

/** Change the email, proved by its code (SCR-14). */
export const updateEmail: Call<'updateEmail'> = {
  name: 'updateEmail',
  path: '/credential/update_email',
  method: 'POST',
  blocks: true,
}
