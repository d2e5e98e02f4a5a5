import type { Call } from '../call.ts'

/** Get the phone and email of the user who is logged in. */
export const getLogin: Call<'getLogin'> = {
  name: 'getLogin',
  path: '/credential/get_login',
  method: 'GET',
}

/**
 * Verify the current phone before a change (SCR-13). If `sms_captcha` is omitted, sends a code to the
 * phone. Otherwise, verifies the phone. The error `already_verified` means that no verification is needed.
 */
export const preVerifyPhone: Call<'preVerifyPhone'> = {
  name: 'preVerifyPhone',
  path: '/credential/pre_verify_phone',
  method: 'POST',
  accepts: ['already-verified'],
}

/**
 * Verify the current email before a change (SCR-14). If `email_captcha` is omitted, sends a code to the
 * email. Otherwise, verifies the email. The error `already_verified` means that no verification is needed.
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

/** Change the phone, with the code sent to the new phone (SCR-13). */
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
