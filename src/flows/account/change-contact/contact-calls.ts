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

export type ContactKind = 'phone' | 'email'

type CodeSubmitCall = {
  call: Call
  submit: (client: Client, code: string, recipient: string) => Promise<Result<unknown>>
}
type CodeSendCall = {
  call: Call
  send: (client: Client, extras: SendExtras, recipient: string) => Promise<Result<unknown>>
}

/** The calls that change a phone number or email address, and the format of their codes. */
export type ContactCalls = {
  /** The name of the request field for the code. */
  codeName: 'sms_captcha' | 'email_captcha'
  codeLength: number
  mask: (value: string) => string
  /** Sends a code to the current contact, unless no verification is needed, and checks the code the user enters. */
  current: CodeSendCall & CodeSubmitCall
  sendToNewContact: CodeSendCall
  /** Changes the contact if the code sent to the new one is correct. */
  update: CodeSubmitCall
}

const createCaptchaFields = ({ pictureCaptcha, captchaRequestId }: SendExtras) => ({
  pic_captcha: pictureCaptcha,
  captcha_request_id: captchaRequestId,
})

const phone: ContactCalls = {
  codeName: 'sms_captcha',
  codeLength: smsCodeLength,
  mask: maskPhone,
  current: {
    call: preVerifyPhone,
    send: (client, extras) =>
      client.call(preVerifyPhone, { message_type: extras.messageType, ...createCaptchaFields(extras) }),
    submit: (client, code) => client.call(preVerifyPhone, { sms_captcha: code }),
  },
  sendToNewContact: {
    call: verifyPhone,
    send: (client, extras, recipient) =>
      client.call(verifyPhone, { phone: recipient, message_type: extras.messageType, ...createCaptchaFields(extras) }),
  },
  update: {
    call: updatePhone,
    submit: (client, code, recipient) => client.call(updatePhone, { phone: recipient, sms_captcha: code }),
  },
}

const email: ContactCalls = {
  codeName: 'email_captcha',
  codeLength: emailCodeLength,
  mask: maskEmail,
  current: {
    call: preVerifyEmail,
    send: (client, extras) => client.call(preVerifyEmail, createCaptchaFields(extras)),
    submit: (client, code) => client.call(preVerifyEmail, { email_captcha: code }),
  },
  sendToNewContact: {
    call: verifyEmail,
    send: (client, extras, recipient) => client.call(verifyEmail, { email: recipient, ...createCaptchaFields(extras) }),
  },
  update: {
    call: updateEmail,
    submit: (client, code, recipient) => client.call(updateEmail, { email: recipient, email_captcha: code }),
  },
}

export const contactCalls: Record<ContactKind, ContactCalls> = { phone, email }

/** Returns the purpose under which a code's countdown is stored (OC-3). */
export const getCountdownPurpose = (contact: ContactKind, step: 'current' | 'new') => `change-${contact}.${step}`
