import * as v from 'valibot'
import { sliderHeight, sliderWidth } from '../../src/rules/limits.ts'
import { captchaSettings } from '../http/page-secrets.ts'

/** The handle's position at the far end (WID-16). */
const endPosition = sliderWidth - sliderHeight
/** The tolerance at each end, in px. */
const tolerance = 2
/** A slide by finger has many points, by keyboard a few, and by a script that jumps only two. */
const minPoints = 3
const minDurationMs = 150
const maxDurationMs = 60_000

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

/** Returns whether a person may have dragged the page's slider from end to end (API-07). */
export function isHumanSlide(captchaVerifyParam: string): boolean {
  const result = v.safeParse(slide, captchaVerifyParam)
  if (!result.success) return false
  const { track } = result.output
  const [first] = track
  const last = track.at(-1)
  if (!first || !last || track.length < minPoints) return false
  const runsForward = track.every(([, at], index) => index === 0 || at >= (track[index - 1]?.[1] ?? at))
  const durationMs = last[1] - first[1]
  const isComplete = Math.abs(first[0]) <= tolerance && Math.abs(last[0] - endPosition) <= tolerance
  return isComplete && runsForward && durationMs >= minDurationMs && durationMs <= maxDurationMs
}
