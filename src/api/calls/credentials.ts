import type { Call } from '../call.ts'

/** Get the phone number and email of the user who is logged in. */
export const getLogin: Call<'getLogin'> = {
  name: 'getLogin',
  path: '/credential/get_login',
  method: 'GET',
}

/**
 * Verify the current phone number before a change (SCR-13). Without `sms_captcha`, the server sends a code to the
 * number. Otherwise, it checks the code. The error `already_verified` means that no verification is needed.
 */
export const preVerifyPhone: Call<'preVerifyPhone'> = {
  name: 'preVerifyPhone',
  path: '/credential/pre_verify_phone',
  method: 'POST',
  handledErrors: ['already-verified'],
}

/**
 * Verify the current email before a change (SCR-14). Without `email_captcha`, the server sends a code to that
 * address. Otherwise, it checks the code. The error `already_verified` means that no verification is needed.
 */
export const preVerifyEmail: Call<'preVerifyEmail'> = {
  name: 'preVerifyEmail',
  path: '/credential/pre_verify_email',
  method: 'POST',
  handledErrors: ['already-verified'],
}

/** Send a code to the new phone number (SCR-13). */
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

/** Change the phone number, with the code sent to the new number (SCR-13). */
export const updatePhone: Call<'updatePhone'> = {
  name: 'updatePhone',
  path: '/credential/update_phone',
  method: 'POST',
  blocks: true,
}

/** Change the email, with the code sent to the new email (SCR-14). */
export const updateEmail: Call<'updateEmail'> = {
  name: 'updateEmail',
  path: '/credential/update_email',
  method: 'POST',
  blocks: true,
}
