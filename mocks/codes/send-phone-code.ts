import type { PictureScene } from '../../src/api/shapes/captcha.ts'
import type { MessageType } from '../../src/api/shapes/fields.ts'
import type { CaptchaExtras } from '../captcha/gate.ts'
import { errorCodes } from '../http/error-codes.ts'
import { type Refusal, refuse } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { CodePurpose } from './code-purpose.ts'
import { sendCode } from './codes.ts'

type Sending = {
  purpose: CodePurpose
  to: string
  messageType: MessageType
  scene: PictureScene
  extras: CaptchaExtras
  isSilent?: boolean
}

/** Sends a code by SMS, or by voice if the settings allow it (WID-06). */
export function sendPhoneCode(visit: PageVisit, sending: Sending): Refusal | undefined {
  const { purpose, to, messageType, scene, extras, isSilent } = sending
  if (messageType === 'voice' && !visit.state.settings.voice_captcha_enabled)
    return refuse({
      field: 'message_type',
      error_code: errorCodes.voiceOff.code,
      error_msg: visit.words.codes.voiceOff,
    })
  const channel = messageType === 'voice' ? 'voice' : 'sms'
  return sendCode(visit, { purpose, to, channel, isSilent }, { scene, extras })
}
