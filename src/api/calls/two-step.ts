import type { Call } from '../call.ts'

/**
 * Verify the user's password before a sensitive change (TWO-01, TWO-16, RQ-10). If `password` is omitted, checks
 * whether the user must enter it. Success means yes, and the error `already_verified` means no.
 */
export const verifyIdentity: Call<'verifyIdentity'> = {
  name: 'verifyIdentity',
  path: '/security/verify_identity',
  method: 'POST',
  handledErrors: ['already-verified'],
  blocks: true,
}

/** List the available two-step methods, the recommended one first (TWO-03). */
export const getAvailableTwoStepMethods: Call<'getAvailableTwoStepMethods'> = {
  name: 'getAvailableTwoStepMethods',
  path: '/security/get_available_two_step_method',
  method: 'POST',
  mayOmitSuccess: true,
}

/** Get the state of two-step verification. This also works while a login waits for its second step. */
export const getTwoStepMethod: Call<'getTwoStepMethod'> = {
  name: 'getTwoStepMethod',
  path: '/security/get_two_step_method',
  method: 'POST',
}

/**
 * Send a two-step code by SMS. The request is signed (TWO-15). If `phone` is omitted, uses the account's two-step
 * phone number. In `src/api`, `sendTwoStepCode` signs and sends the request.
 */
export const requestTwoStepCode: Call<'requestTwoStepCode'> = {
  name: 'requestTwoStepCode',
  path: '/security/send_two_step_code',
  method: 'POST',
}

/** Turn two-step verification on, or change its method. This also completes a login that requires setup (TWO-12). */
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

/** Get the secret for an authenticator: 16 base32 characters (TWO-07). */
export const getGoogleSecret: Call<'getGoogleSecret'> = {
  name: 'getGoogleSecret',
  path: '/security/get_google_secret',
  method: 'GET',
  mayOmitSuccess: true,
}
