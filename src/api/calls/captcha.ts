import type { Call } from '../call.ts'

/** Send a code to a phone, by text message or voice call (API-09, WID-06). */
export const sendSms: Call<'sendSms'> = {
  name: 'sendSms',
  path: '/captcha/sms_send',
  method: 'POST',
}

/** Check whether a phone number belongs to an account. */
export const checkPhone: Call<'checkPhone'> = {
  name: 'checkPhone',
  path: '/captcha/check_phone/',
  method: 'POST',
  isBackground: true,
}

/** Verify a slider result. The request is signed (API-06, API-07). In `src/api`, `verifySlider` signs and sends it. */
export const verifyCaptcha: Call<'verifyCaptcha'> = {
  name: 'verifyCaptcha',
  path: '/hermes/captcha_verify',
  method: 'POST',
  host: 'api',
  handledErrors: 'all',
  isBackground: true,
}

/** Get the server's time, to set the page's clock (API-06, API-08). In `src/api`, `syncClock` sets the clock. */
export const getServerTime: Call<'getServerTime'> = {
  name: 'getServerTime',
  path: '/hermes/ts',
  method: 'GET',
  host: 'api',
  mayOmitSuccess: true,
  isBackground: true,
}
