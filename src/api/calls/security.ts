import type { Call } from '../call.ts'

/** List the linked third-party accounts (SCR-12). */
export const getThirds: Call<'getThirds'> = {
  name: 'getThirds',
  path: '/security/get_thirds',
  method: 'GET',
}

/** Unlink a third-party account (SCR-12). */
export const unbindThird: Call<'unbindThird'> = {
  name: 'unbindThird',
  path: '/security/unbind_third',
  method: 'POST',
}

/**
 * List the account's devices. The caller's device is marked as current (SCR-11). Each session is a separate device,
 * even if sessions share a device token. If only one is listed, the page states that no other device is logged in.
 */
export const getDevices: Call<'getDevices'> = {
  name: 'getDevices',
  path: '/security/get_devices',
  method: 'GET',
}

/** Log out a device, which ends its session, and remove the device from the list (SCR-11). */
export const deleteDevice: Call<'deleteDevice'> = {
  name: 'deleteDevice',
  path: '/security/delete_device',
  method: 'POST',
}

/** Get the open API token, if there is one. This never creates a token (SCR-15, RQ-2). */
export const getOpenApiToken: Call<'getOpenApiToken'> = {
  name: 'getOpenApiToken',
  path: '/security/get_open_api_token_info',
  method: 'GET',
}

/** Create an open API token, which invalidates the previous one (SCR-15). */
export const refreshOpenApiToken: Call<'refreshOpenApiToken'> = {
  name: 'refreshOpenApiToken',
  path: '/security/refresh_open_api_token_info',
  method: 'POST',
  blocks: true,
}
