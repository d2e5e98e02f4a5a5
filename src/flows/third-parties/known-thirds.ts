import type { ComponentProps, ComponentType } from 'react'
import type { MessageId } from '../../i18n/message-types.ts'
import { DingTalkGlyph, WeChatGlyph, WeComGlyph } from '../../primitives/third-party-glyphs.tsx'

/** A third party that this build knows: its name, and its drawing. */
export type Third = { name: MessageId & `login.third.${string}`; Glyph: ComponentType<ComponentProps<'svg'>> }

const known = new Map<string, Third>([
  ['wechat', { name: 'login.third.wechat', Glyph: WeChatGlyph }],
  ['wecom', { name: 'login.third.wecom', Glyph: WeComGlyph }],
  ['dingtalk', { name: 'login.third.dingtalk', Glyph: DingTalkGlyph }],
])

/** The third party of this type; nothing where this build does not know it. */
export function findThird(type: string): Third | undefined {
  return known.get(type)
}
