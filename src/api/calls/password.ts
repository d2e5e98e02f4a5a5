import type { Call } from '../call.ts'

/**
 * Get the masked login and its recovery methods (SCR-05). The response is the same whether or not the login has
 * an account, so it does not reveal who has one.
 */
export const confirmAccount: Call<'confirmAccount'> = {
  name: 'confirmAccount',
  path: '/password/confirm_account',
  method: 'POST',
}

/** Send an email with a link to reset the password (SCR-05). */
export const forgotPassword: Call<'forgotPassword'> = {
  name: 'forgotPassword',
  path: '/password/forgot',
  method: 'POST',
  blocks: true,
}

/** Verify an international phone number for a password reset. The response contains the reset token (SCR-05). */
export const forgotPasswordInternational: Call<'forgotPasswordInternational'> = {
  name: 'forgotPasswordInternational',
  path: '/password/forgot_for_international',
  method: 'POST',
  blocks: true,
}

/** Verify a phone number for a password reset. The response contains the reset token (SCR-05). */
export const confirmForgot: Call<'confirmForgot'> = {
  name: 'confirmForgot',
  path: '/password/confirm_forgot',
  method: 'POST',
  blocks: true,
}

/**
 * Verify a phone number for a password reset, with the request id of the slider captcha if the user solved one. The
 * response contains the reset token (SCR-05).
 */
export const confirmForgotV3: Call<'confirmForgotV3'> = {
  name: 'confirmForgotV3',
  path: '/password/confirm_forgot_v3',
  method: 'POST',
  blocks: true,
}

/**
 * Reset the password with the token from an email or a phone verification (SCR-05). This does not log anyone in. If
 * someone is already logged in on this browser, the response contains their masked login.
 */
export const resetPassword: Call<'resetPassword'> = {
  name: 'resetPassword',
  path: '/password/reset',
  method: 'POST',
  blocks: true,
}

/** Set the first password of an account that someone else created, and log in (SCR-20). */
export const initPassword: Call<'initPassword'> = {
  name: 'initPassword',
  path: '/password/init',
  method: 'POST',
  blocks: true,
}

/** Set a password for an account without one (TWO-02, SCR-20). */
export const setPassword: Call<'setPassword'> = {
  name: 'setPassword',
  path: '/password/set',
  method: 'POST',
  blocks: true,
}

/** Change the password (SCR-20). */
export const changePassword: Call<'changePassword'> = {
  name: 'changePassword',
  path: '/password/change',
  method: 'POST',
  blocks: true,
}
