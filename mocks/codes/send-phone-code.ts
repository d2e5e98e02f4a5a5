import type { PictureScene } from '../../src/api/shapes/captcha.ts'
import type { MessageType } from '../../src/api/shapes/fields.ts'
import type { CaptchaExtras } from '../captcha/gate.ts'
import { type Rejection, reject } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { CodePurpose } from '../model.ts'
import { sendCode } from './codes.ts'

type PhoneCode = {
  purpose: CodePurpose
  to: string
  messageType: MessageType
  scene: PictureScene
  extras: CaptchaExtras
  isSilent?: boolean
}

/** Sends a code by SMS or voice call, with the checks of `sendCode`. Rejects voice calls if disabled (WID-06). */
export function sendPhoneCode(visit: PageVisit, code: PhoneCode): Rejection | undefined {
  const { purpose, to, messageType, scene, extras, isSilent } = code
  if (messageType === 'voice' && !visit.state.settings.voice_captcha_enabled)
    return reject('voiceOff', visit.messages.codes.voiceUnavailable, 'message_type')
  const channel = messageType === 'voice' ? 'voice' : 'sms'
  return sendCode(visit, { purpose, to, channel, isSilent }, { scene, extras })
}
