import { type PictureScene, pictureScenes } from '../../src/api/shapes/captcha.ts'
import { issueCaptcha } from '../captcha/captchas.ts'
import type { PlainRoute } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'
import { notFound, textResponse } from '../http/wire.ts'

const scenesFolder = '/captcha/get_pic/'

function serveCaptcha(visit: Visit, scene?: PictureScene): Response {
  const { session, words } = visit
  if (!session) return textResponse(words.pageExpired, 'text/plain', 403)
  return textResponse(issueCaptcha({ ...visit, session }, scene), 'image/svg+xml')
}

function serveScene(visit: Visit): Response {
  const scene = pictureScenes.find((known) => visit.path === scenesFolder + known)
  return scene ? serveCaptcha(visit, scene) : notFound(visit)
}

/** The picture captchas (API-10): each request draws a new one for its session. */
export const captchaRoutes: PlainRoute[] = [
  { method: 'GET', path: '/captcha/get_pic', answer: (visit) => serveCaptcha(visit) },
  { method: 'GET', path: scenesFolder, answer: serveScene },
]
