import type { ComponentProps, ComponentType } from 'react'
import { DingTalkGlyph, WeChatGlyph, WeComGlyph } from '../../primitives/third-party-glyphs.tsx'
import { isKnownThird, type KnownThird, thirdNames } from './third-names.ts'

type Glyph = ComponentType<ComponentProps<'svg'>>

/** A third party that this build knows: its name, and its drawing. */
export type Third = { name: (typeof thirdNames)[KnownThird]; Glyph: Glyph }

const glyphs: Record<KnownThird, Glyph> = { wechat: WeChatGlyph, wecom: WeComGlyph, dingtalk: DingTalkGlyph }

/** The third party of this type; nothing where this build does not know it. */
export function findThird(type: string): Third | undefined {
  return isKnownThird(type) ? { name: thirdNames[type], Glyph: glyphs[type] } : undefined
}
