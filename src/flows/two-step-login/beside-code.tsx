import { ClockSkewNotice } from '../clock-skew/index.ts'
import type { SecondStep } from './two-step-login.machine.ts'
import { WechatAgain } from './wechat-again.tsx'

export type BesideCodeProps = { method: SecondStep['method']; skewMs?: number }

/** What may stand beside the code, and at first sight never does: why it is wrong, how to get another. */
export function BesideCode({ method, skewMs }: BesideCodeProps) {
  return method === 'wechat' ? <WechatAgain /> : <ClockSkewNotice skewMs={skewMs} className="mt-5" />
}
