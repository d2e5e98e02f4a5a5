import type { PictureScene } from '../../src/api/schemas/captcha.ts'
import type { MessageType } from '../../src/api/schemas/fields.ts'
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
  /** Whose picture is good where a captcha is due. */
  scene: PictureScene
  extras: CaptchaExtras
  isSilent?: boolean
}

/** Sends a code to a phone, by message or by voice where the settings have it (WID-06), past a captcha where one is due. */
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
