import * as v from 'valibot'
import { sliderHeight, sliderWidth } from '../../src/rules/limits.ts'
import { captchaSettings } from '../http/page-secrets.ts'

/** The handle's position at the far end (WID-16). */
const end = sliderWidth - sliderHeight
/** Tolerance at both ends, in px. */
const slack = 2
/** A finger leaves many points, a keyboard few, a jumping script only two. */
const fewestPoints = 3
const shortestMs = 150
const longestMs = 60_000

const slide = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    sceneId: v.literal(captchaSettings.scene_id),
    certifyId: v.literal(captchaSettings.certify_id),
    /** Positions in px, with times in ms. */
    track: v.array(v.strictTuple([v.number(), v.number()])),
  }),
)

/** Whether a person may have dragged the page's slider from end to end (API-07). */
export function isHumanSlide(captchaVerifyParam: string): boolean {
  const result = v.safeParse(slide, captchaVerifyParam)
  if (!result.success) return false
  const { track } = result.output
  const [first] = track
  const last = track.at(-1)
  if (!first || !last || track.length < fewestPoints) return false
  const runsForward = track.every(([, at], index) => index === 0 || at >= (track[index - 1]?.[1] ?? at))
  const took = last[1] - first[1]
  const isWhole = Math.abs(first[0]) <= slack && Math.abs(last[0] - end) <= slack
  return isWhole && runsForward && took >= shortestMs && took <= longestMs
}
