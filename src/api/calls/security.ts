import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { none } from '../schemas/fields.ts'
import { deviceList, openApiToken, thirdList } from '../schemas/security.ts'

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

/** The devices of the account, the one that asks marked as current (SCR-11). */
export const getDevices = defineCall({
  path: '/security/get_devices',
  method: 'GET',
  request: none,
  answer: deviceList,
  assumed: true,
})

/** Log a device out and forget it (SCR-11). */
export const deleteDevice = defineCall({
  path: '/security/delete_device',
  method: 'POST',
  request: v.object({ device_id: v.string() }),
  answer: none,
  assumed: true,
})

/** The token of the open API (SCR-15). */
export const getOpenApiToken = defineCall({
  path: '/security/get_open_api_token_info',
  method: 'GET',
  request: none,
  answer: openApiToken,
  assumed: true,
})

/** Replace the token of the open API; the old one is worth nothing from then on (SCR-15). */
export const refreshOpenApiToken = defineCall({
  path: '/security/refresh_open_api_token_info',
  method: 'POST',
  request: none,
  answer: openApiToken,
  blocks: true,
  assumed: true,
})
