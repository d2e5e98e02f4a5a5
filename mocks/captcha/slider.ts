import * as v from 'valibot'
import { sliderHeight, sliderWidth } from '../../src/rules/limits.ts'
import { captchaSettings } from '../http/page-secrets.ts'

/** The handle's position at the right end, in px (WID-16). */
const endPosition = sliderWidth - sliderHeight
/** The tolerance at each end. */
const tolerancePx = 2
/** A drag produces many points, the keyboard a few, and a script that jumps to the end only two. */
const minPoints = 3
const minDurationMs = 150
const maxDurationMs = 60_000

const slideSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    sceneId: v.literal(captchaSettings.scene_id),
    certifyId: v.literal(captchaSettings.certify_id),
    /** Pairs of a position in px and a time in ms. */
    track: v.array(v.strictTuple([v.number(), v.number()])),
  }),
)

/** Returns whether a person could have moved the page's own slider from end to end (API-07). */
export function isHumanSlide(captchaVerifyParam: string): boolean {
  const result = v.safeParse(slideSchema, captchaVerifyParam)
  if (!result.success) return false
  const { track } = result.output
  const [startPoint] = track
  const endPoint = track.at(-1)
  if (!startPoint || !endPoint || track.length < minPoints) return false
  const isInOrder = track.every(([, at], index) => index === 0 || at >= (track[index - 1]?.[1] ?? at))
  const durationMs = endPoint[1] - startPoint[1]
  const isComplete = Math.abs(startPoint[0]) <= tolerancePx && Math.abs(endPoint[0] - endPosition) <= tolerancePx
  return isComplete && isInOrder && durationMs >= minDurationMs && durationMs <= maxDurationMs
}
