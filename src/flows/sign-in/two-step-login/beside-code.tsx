import { ClockSkewNotice } from '../../../widgets/clock-skew/index.ts'
import type { SecondStep } from './two-step-login.machine.ts'
import { WechatAgain } from './wechat-again.tsx'

export type BesideCodeProps = { method: SecondStep['method']; skewMs?: number }

/** Extras next to the code that are not in the initial view: why it may be wrong, or how to get another. */
export function BesideCode({ method, skewMs }: BesideCodeProps) {
  return method === 'wechat' ? <WechatAgain /> : <ClockSkewNotice skewMs={skewMs} className="mt-5" />
}
