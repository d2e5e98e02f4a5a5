import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { none } from '../shapes/fields.ts'
import { deviceList, openApiToken, openApiTokenInfo, thirdList } from '../shapes/security.ts'

/** The third parties that the account is bound to (SCR-12). */
export const getThirds = defineCall({
  path: '/security/get_thirds',
  method: 'GET',
  request: none,
  answer: thirdList,
  assumed: true,
})

/** Unbind a third party (SCR-12). */
export const unbindThird = defineCall({
  path: '/security/unbind_third',
  method: 'POST',
  request: v.object({ type: v.string() }),
  answer: none,
  assumed: true,
})

/**
 * The devices of the account, the one that asks marked as current (SCR-11). Two sessions that are logged in are two devices,
 * even with the same device token: the page says of a single one that no other is logged in.
 */
export const getDevices = defineCall({
  path: '/security/get_devices',
  method: 'GET',
  request: none,
  answer: deviceList,
  assumed: true,
})

/** Log a device out, which ends its session, and forget it (SCR-11). */
export const deleteDevice = defineCall({
  path: '/security/delete_device',
  method: 'POST',
  request: v.object({ device_id: v.string() }),
  answer: none,
  assumed: true,
})

/** The token of the open API, or nothing where none was made yet; asking makes none (SCR-15, RQ-2). */
export const getOpenApiToken = defineCall({
  path: '/security/get_open_api_token_info',
  method: 'GET',
  request: none,
  answer: openApiTokenInfo,
  assumed: true,
})

/** Make a token of the open API; one that there was is worth nothing from then on (SCR-15). */
export const refreshOpenApiToken = defineCall({
  path: '/security/refresh_open_api_token_info',
  method: 'POST',
  request: none,
  answer: openApiToken,
  blocks: true,
  assumed: true,
})
