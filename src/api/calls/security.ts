import type { Call } from '../call.ts'

/** The third parties that the account is bound to (SCR-12). */
export const getThirds: Call<'getThirds'> = {
  name: 'getThirds',
  path: '/security/get_thirds',
  method: 'GET',
}

/** Unbind a third party (SCR-12). */
export const unbindThird: Call<'unbindThird'> = {
  name: 'unbindThird',
  path: '/security/unbind_third',
  method: 'POST',
}

/**
 * The devices of the account, the one that asks marked as current (SCR-11). Two sessions that are logged in are two devices,
 * even with the same device token: the page says of a single one that no other is logged in.
 */
export const getDevices: Call<'getDevices'> = {
  name: 'getDevices',
  path: '/security/get_devices',
  method: 'GET',
}

/** Log a device out, which ends its session, and forget it (SCR-11). */
export const deleteDevice: Call<'deleteDevice'> = {
  name: 'deleteDevice',
  path: '/security/delete_device',
  method: 'POST',
}

/** The token of the open API, or nothing where none was made yet; asking makes none (SCR-15, RQ-2). */
export const getOpenApiToken: Call<'getOpenApiToken'> = {
  name: 'getOpenApiToken',
  path: '/security/get_open_api_token_info',
  method: 'GET',
}

/** Make a token of the open API; one that there was is worth nothing from then on (SCR-15). */
export const refreshOpenApiToken: Call<'refreshOpenApiToken'> = {
  name: 'refreshOpenApiToken',
  path: '/security/refresh_open_api_token_info',
  method: 'POST',
  blocks: true,
}
