import { ShieldX } from 'lucide'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import { ClockSkewNotice } from '../../../widgets/clock-skew/index.ts'
import type { SecondStep } from './two-step-login.machine.ts'
import { WechatAgain } from './wechat-again.tsx'

export type CodeExtrasProps = { method: SecondStep['method']; skewMs?: number }

/** Shown after the code, and not in the initial view: why it may be wrong, or how to get another. */
export function CodeExtras({ method, skewMs }: CodeExtrasProps) {
  return method === 'wechat' ? <WechatAgain /> : <ClockSkewNotice skewMs={skewMs} className="mt-5" />
}

/** Icon of a login that has ended. */
export function EndedMark() {
  return (
    <IconTile tone="warning">
      <Icon of={ShieldX} size="lg" />
    </IconTile>
  )
}
