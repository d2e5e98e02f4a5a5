import { getServerTime, verifyCaptcha } from '../../src/api/calls/captcha.ts'
import { isHumanSlide } from '../captcha/slider.ts'
import { captchaSettings } from '../http/page-secrets.ts'
import { refuseBadSignature } from '../http/page-signature.ts'
import { type CallRoute, openRoute, refuse, route } from '../http/routes.ts'

/** How long a solved slider is valid for one call, in ms. */
const passLife = 5 * 60_000

/** The calls of the API host: verifying the slider, and the time. */
export const sliderRoutes: CallRoute[] = [
  route(verifyCaptcha, (visit, { captcha_verify_param: param, signature, region, ts }) => {
    const { state, session, words } = visit
    const { scene_id, certify_id, region: ownRegion, secret } = captchaSettings
    if (region !== ownRegion) return refuse('badSignature', `bad_signature: the page's region is ${ownRegion}`)
    const refusal = refuseBadSignature(visit, { parts: [scene_id, certify_id], ts, secret, signature })
    if (refusal) return refusal
    if (!isHumanSlide(param)) return { code: 'F001', msg: words.captcha.sliderFailed, data: { verify_result: false } }
    const requestId = state.random.token()
    state.sliderPasses.set(requestId, { sessionId: session.id, expiresAt: state.clock.now() + passLife })
    return { code: 'T001', data: { verify_result: true, request_id: requestId } }
  }),
  openRoute(getServerTime, ({ state }) => ({ data: { server_time: state.clock.now() } })),
]
