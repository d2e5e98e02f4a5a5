import type { ComponentProps, ComponentType } from 'react'
import type { MessageId } from '../../i18n/message-types.ts'
import { DingTalkGlyph, WeChatGlyph, WeComGlyph } from '../../primitives/third-party-glyphs.tsx'

const thirds = {
  wechat: { name: 'login.third.wechat', Glyph: WeChatGlyph },
  wecom: { name: 'login.third.wecom', Glyph: WeComGlyph },
  dingtalk: { name: 'login.third.dingtalk', Glyph: DingTalkGlyph },
} as const satisfies Record<string, { name: MessageId; Glyph: ComponentType<ComponentProps<'svg'>> }>

/** A third party that this build knows: its name and its icon. */
export type Third = (typeof thirds)[keyof typeof thirds]

/** The third party of this type; undefined if this build does not know it. */
export function findThird(type: string): Third | undefined {
  return Object.hasOwn(thirds, type) ? thirds[type as keyof typeof thirds] : undefined
}
