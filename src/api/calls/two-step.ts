import type { Call } from '../call.ts'

/**
 * Without a password: whether the password is to be asked for. A success says yes, the error `already_verified` no. With
 * one: verify it (TWO-01, TWO-16, RQ-10).
 */
export const verifyIdentity: Call<'verifyIdentity'> = {
  name: 'verifyIdentity',
  path: '/security/verify_identity',
  method: 'POST',
  accepts: ['already-verified'],
  blocks: true,
}

/** The methods on offer, the recommended one first (TWO-03). */
export const getAvailableTwoStepMethods: Call<'getAvailableTwoStepMethods'> = {
  name: 'getAvailableTwoStepMethods',
  path: '/security/get_available_two_step_method',
  method: 'POST',
  isBare: true,
}

/** How two-step verification stands; also for a login that waits for its second step. */
export const getTwoStepMethod: Call<'getTwoStepMethod'> = {
  name: 'getTwoStepMethod',
  path: '/security/get_two_step_method',
  method: 'POST',
}

/**
 * Send a two-step code by SMS; the request is signed (TWO-15). Without a phone: to the account's own. In the client
 * `sendTwoStepCode` does both.
 */
export const requestTwoStepCode: Call<'requestTwoStepCode'> = {
  name: 'requestTwoStepCode',
  path: '/security/send_two_step_code',
  method: 'POST',
}

/** Turn two-step verification on, or change its method. After a forced set-up it also logs in (TWO-12). */
export const setTwoStep: Call<'setTwoStep'> = {
  name: 'setTwoStep',
  path: '/security/set_two_step',
  method: 'POST',
  blocks: true,
}

/** Turn two-step verification off (TWO-11). */
export const closeTwoStep: Call<'closeTwoStep'> = {
  name: 'closeTwoStep',
  path: '/security/close_two_step',
  method: 'POST',
  blocks: true,
}

/** The secret to type into an authenticator: 16 characters, base32 (TWO-07). */
export const getGoogleSecret: Call<'getGoogleSecret'> = {
  name: 'getGoogleSecret',
  path: '/security/get_google_secret',
  method: 'GET',
  isBare: true,
}
