import { getTwoStepMethod } from '../../api/calls/two-step.ts'
import { ClockSkewNotice } from '../clock-skew/index.ts'
import { FailedPart } from '../feedback/index.tsx'
import type { TwoStepLoginState } from './two-step-login.machine.ts'
import { WechatAgain } from './wechat-again.tsx'

export type BesideCodeProps = { state: TwoStepLoginState; skewMs?: number; onRetry: () => void }

/** What may stand beside the code, and at first sight never does: why it is wrong, how to get another, what went wrong. */
export function BesideCode({ state, skewMs, onRetry }: BesideCodeProps) {
  if (state.phase === 'failed') return <FailedPart failure={state.failure} call={getTwoStepMethod} onRetry={onRetry} />
  if (state.phase !== 'ready') return null
  return state.step.method === 'wechat' ? <WechatAgain /> : <ClockSkewNotice skewMs={skewMs} className="mt-5" />
}
