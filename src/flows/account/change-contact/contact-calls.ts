import type { Call } from '../../../api/call.ts'
import {
  preVerifyEmail,
  preVerifyPhone,
  updateEmail,
  updatePhone,
  verifyEmail,
  verifyPhone,
} from '../../../api/calls/credentials.ts'
import type { Client } from '../../../api/client.ts'
import type { SendExtras } from '../../../api/send-sms-code.ts'
import type { Result } from '../../../errors/failure.ts'
import { emailCodeLength, smsCodeLength } from '../../../rules/limits.ts'
import { maskEmail, maskPhone } from '../../../rules/mask.ts'

export type Contact = 'phone' | 'email'

type CheckCode = { call: Call; check: (client: Client, code: string, to: string) => Promise<Result<unknown>> }
type SendCode = { call: Call; send: (client: Client, extras: SendExtras, to: string) => Promise<Result<unknown>> }

/** The calls and the code to change a phone or email. */
export type ContactCalls = {
  /** Name of the code in the request. */
  codeName: 'sms_captcha' | 'email_captcha'
  codeLength: number
  mask: (value: string) => string
  /** Sends a code to the current contact, unless no verification is needed, and checks the code. */
  current: SendCode & CheckCode
  sendToNew: SendCode
  update: CheckCode
}

const captchaOf = ({ pictureCaptcha, captchaRequestId }: SendExtras) => ({
  pic_captcha: pictureCaptcha,
  captcha_request_id: captchaRequestId,
})

const phone: ContactCalls = {
  codeName: 'sms_captcha',
  codeLength: smsCodeLength,
  mask: maskPhone,
  current: {
    call: preVerifyPhone,
    send: (client, extras) => client.call(preVerifyPhone, { message_type: extras.messageType, ...captchaOf(extras) }),
    check: (client, code) => client.call(preVerifyPhone, { sms_captcha: code }),
  },
  sendToNew: {
    call: verifyPhone,
    send: (client, extras, to) =>
      client.call(verifyPhone, { phone: to, message_type: extras.messageType, ...captchaOf(extras) }),
  },
  update: {
    call: updatePhone,
    check: (client, code, to) => client.call(updatePhone, { phone: to, sms_captcha: code }),
  },
}

const email: ContactCalls = {
  codeName: 'email_captcha',
  codeLength: emailCodeLength,
  mask: maskEmail,
  current: {
    call: preVerifyEmail,
    send: (client, extras) => client.call(preVerifyEmail, captchaOf(extras)),
    check: (client, code) => client.call(preVerifyEmail, { email_captcha: code }),
  },
  sendToNew: {
    call: verifyEmail,
    send: (client, extras, to) => client.call(verifyEmail, { email: to, ...captchaOf(extras) }),
  },
  update: {
    call: updateEmail,
    check: (client, code, to) => client.call(updateEmail, { email: to, email_captcha: code }),
  },
}

export const contactCalls: Record<Contact, ContactCalls> = { phone, email }

/** Returns the key of a code's countdown (OC-3). */
export const purposeOf = (contact: Contact, which: 'current' | 'new') => `change-${contact}.${which}`
