import { issueCaptcha } from '../captcha/captchas.ts'
import type { PlainRoute } from '../routes.ts'
import type { Visit } from '../visit.ts'
import { textResponse } from '../wire.ts'

function serveCaptcha(visit: Visit, scene?: string): Response {
  const { session, words } = visit
  if (!session) return textResponse(words.pageExpired, 'text/plain', 403)
  return textResponse(issueCaptcha({ ...visit, session }, scene), 'image/svg+xml')
}

/** The picture captchas (API-10): a new one at each fetch, bound to the session that fetches it. */
export const captchaRoutes: PlainRoute[] = [
  { method: 'GET', path: '/captcha/get_pic', answer: (visit) => serveCaptcha(visit) },
  { method: 'GET', path: '/captcha/get_pic/login', answer: (visit) => serveCaptcha(visit, 'login') },
]
