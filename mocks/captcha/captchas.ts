import type { PageVisit } from '../http/visit.ts'
import { drawCaptcha } from './draw-captcha.ts'
import { captchaAlphabet } from './stroke-font.ts'

const captchaLength = 4
const lifetimeMs = 5 * 60_000

/** The scene of `/captcha/get_pic`. A captcha with this scene is valid for any call. */
const anyScene = 'any'

/** Draws a new picture captcha, which replaces the session's previous one for the scene (WID-04). */
export function issueCaptcha({ state, session }: PageVisit, scene = anyScene): string {
  const answer = state.random.text(captchaLength, captchaAlphabet)
  session.captchas.delete(scene)
  session.captchas.set(scene, { answer, expiresAt: state.clock.now() + lifetimeMs })
  return drawCaptcha(answer, state.random)
}

export type CaptchaVerdict = 'correct' | 'missing' | 'wrong' | 'expired'

/** Checks the typed characters against the newest captcha that is valid for this scene, and consumes the captcha. */
export function redeemCaptcha({ state, session }: PageVisit, scene: string, input: string | undefined): CaptchaVerdict {
  if (!input) return 'missing'
  const newestCaptcha = [...session.captchas].filter(([name]) => name === scene || name === anyScene).at(-1)
  if (!newestCaptcha) return 'expired'
  const [name, captcha] = newestCaptcha
  session.captchas.delete(name)
  if (state.clock.now() > captcha.expiresAt) return 'expired'
  return input.normalize('NFKC').trim().toUpperCase() === captcha.answer ? 'correct' : 'wrong'
}
