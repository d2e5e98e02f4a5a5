import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { captchaRegions, serverTime, sliderVerdict, smsScenes } from '../shapes/captcha.ts'
import { captchaExtras, messageType, none, yesOrNo } from '../shapes/fields.ts'

/** Send a code to a phone, by message or by voice (API-09, WID-06). */
export const sendSms = defineCall({
  path: '/captcha/sms_send',
  method: 'POST',
  request: v.object({
    phone: v.string(),
    message_type: messageType,
    scene: v.picklist(smsScenes),
    ...captchaExtras,
  }),
  answer: none,
  assumes: ['scene', 'pic_captcha', 'captcha_request_id'],
})

/** Whether a phone belongs to an account. */
export const checkPhone = defineCall({
  path: '/captcha/check_phone/',
  method: 'POST',
  request: v.object({ phone: v.string() }),
  answer: v.object({ registered: yesOrNo }),
  quiet: true,
  assumed: true,
})

/** Have a slider judged; the request is signed (API-06, API-07). In the client `verifySlider` does both. */
export const verifyCaptcha = defineCall({
  path: '/hermes/captcha_verify',
  method: 'POST',
  host: 'api',
  request: v.object({
    captcha_verify_param: v.string(),
    signature: v.string(),
    region: v.picklist(captchaRegions),
    ts: v.number(),
  }),
  answer: sliderVerdict,
  accepts: 'all',
  quiet: true,
  assumes: ['path'],
})

/** The server's time, by which the page sets its clock (API-06, API-08). In the client `syncClock` does so. */
export const getServerTime = defineCall({
  path: '/hermes/ts',
  method: 'GET',
  host: 'api',
  request: none,
  answer: serverTime,
  isBare: true,
  quiet: true,
  assumes: ['path'],
})
