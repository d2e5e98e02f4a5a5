import type { PictureScene } from '../../src/api/schemas/captcha.ts'
import type { MessageType } from '../../src/api/schemas/fields.ts'
import { demandCaptcha } from '../captcha/gate.ts'
import { type Refusal, refuse } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { CodePurpose } from './code-purpose.ts'
import { isSendSuspicious, sendCode } from './codes.ts'

const voiceOff = 1400003

type Sending = {
  purpose: CodePurpose
  to: string
  messageType: MessageType
  /** Whose picture is good where a captcha is due. */
  scene: PictureScene
  extras: { pic_captcha?: string; captcha_request_id?: string }
  isSilent?: boolean
}

/** Sends a code to a phone, by message or by voice where the settings have it (WID-06), past a captcha where one is due. */
export function sendPhoneCode(visit: PageVisit, sending: Sending): Refusal | undefined {
  const { purpose, to, messageType, scene, extras, isSilent } = sending
  if (messageType === 'voice' && !visit.state.settings.voice_captcha_enabled)
    return refuse({ field: 'message_type', error_code: voiceOff, error_msg: visit.words.registration.voiceOff })
  const obstacle = isSendSuspicious(visit) ? demandCaptcha(visit, scene, extras) : undefined
  return obstacle ?? sendCode(visit, { purpose, to, channel: messageType === 'voice' ? 'voice' : 'sms', isSilent })
}
