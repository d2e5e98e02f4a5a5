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

/** A contact of the account, which also serves as a login. */
export type Contact = 'phone' | 'email'

type Judging = { call: Call; judge: (client: Client, code: string, to: string) => Promise<Result<unknown>> }
type Sending = { call: Call; send: (client: Client, extras: SendExtras, to: string) => Promise<Result<unknown>> }

/** Where changing a phone and changing an email differ: the calls and the code. */
export type ContactWay = {
  /** The code's field name in the request. */
  codeName: 'sms_captcha' | 'email_captcha'
  codeLength: number
  mask: (value: string) => string
  /** Sends a code to the current one, unless it needs no verification, and checks that code. */
  current: Sending & Judging
  /** Sends a code to the new one. */
  sendToNew: Sending
  /** Submits the new one with its code. */
  update: Judging
}

const captchaOf = ({ pictureCaptcha, captchaRequestId }: SendExtras) => ({
  pic_captcha: pictureCaptcha,
  captcha_request_id: captchaRequestId,
})

const phone: ContactWay = {
  codeName: 'sms_captcha',
  codeLength: smsCodeLength,
  mask: maskPhone,
  current: {
    call: preVerifyPhone,
    send: (client, extras) => client.call(preVerifyPhone, { message_type: extras.messageType, ...captchaOf(extras) }),
    judge: (client, code) => client.call(preVerifyPhone, { sms_captcha: code }),
  },
  sendToNew: {
    call: verifyPhone,
    send: (client, extras, to) =>
      client.call(verifyPhone, { phone: to, message_type: extras.messageType, ...captchaOf(extras) }),
  },
  update: {
    call: updatePhone,
    judge: (client, code, to) => client.call(updatePhone, { phone: to, sms_captcha: code }),
  },
}

const email: ContactWay = {
  codeName: 'email_captcha',
  codeLength: emailCodeLength,
  mask: maskEmail,
  current: {
    call: preVerifyEmail,
    send: (client, extras) => client.call(preVerifyEmail, captchaOf(extras)),
    judge: (client, code) => client.call(preVerifyEmail, { email_captcha: code }),
  },
  sendToNew: {
    call: verifyEmail,
    send: (client, extras, to) => client.call(verifyEmail, { email: to, ...captchaOf(extras) }),
  },
  update: {
    call: updateEmail,
    judge: (client, code, to) => client.call(updateEmail, { email: to, email_captcha: code }),
  },
}

export const contactWays: Record<Contact, ContactWay> = { phone, email }

/** The key under which a code's countdown is kept (OC-3): one each for the current and the new contact. */
export const purposeOf = (contact: Contact, which: 'current' | 'new') => `change-${contact}.${which}`
