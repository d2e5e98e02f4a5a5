import type { Call } from '../call.ts'

/**
 * Which way back a login opens (SCR-05). The answer names that login, masked, and is the same whether or not it has an
 * account, so that nobody learns who has one.
 */
export const confirmAccount: Call<'confirmAccount'> = {
  name: 'confirmAccount',
  path: '/password/confirm_account',
  method: 'POST',
}

/** Send the mail with the link to a new password (SCR-05). */
export const forgotPassword: Call<'forgotPassword'> = {
  name: 'forgotPassword',
  path: '/password/forgot',
  method: 'POST',
  blocks: true,
}

/** Prove an international phone; the token opens the reset (SCR-05). */
export const forgotPasswordInternational: Call<'forgotPasswordInternational'> = {
  name: 'forgotPasswordInternational',
  path: '/password/forgot_for_international',
  method: 'POST',
  blocks: true,
}

/** Prove a phone; the token opens the reset (SCR-05). */
export const confirmForgot: Call<'confirmForgot'> = {
  name: 'confirmForgot',
  path: '/password/confirm_forgot',
  method: 'POST',
  blocks: true,
}

/** Prove a phone, with the slider's request id where one was solved; the token opens the reset (SCR-05). */
export const confirmForgotV3: Call<'confirmForgotV3'> = {
  name: 'confirmForgotV3',
  path: '/password/confirm_forgot_v3',
  method: 'POST',
  blocks: true,
}

/**
 * Choose a new password by the token of a mail or of a proved phone (SCR-05). It logs nobody in; the answer says who is logged
 * in here all the same.
 */
export const resetPassword: Call<'resetPassword'> = {
  name: 'resetPassword',
  path: '/password/reset',
  method: 'POST',
  blocks: true,
}

/** Choose the first password of an account that somebody else has opened, and log in (SCR-20). */
export const initPassword: Call<'initPassword'> = {
  name: 'initPassword',
  path: '/password/init',
  method: 'POST',
  blocks: true,
}

/** Set a standalone password where the account has none (TWO-02, SCR-20). */
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
