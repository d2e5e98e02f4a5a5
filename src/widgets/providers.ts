import type { ComponentProps, ComponentType } from 'react'
import type { MessageId } from '../i18n/message-types.ts'
import { DingTalkGlyph, WeChatGlyph, WeComGlyph } from '../primitives/provider-glyphs.tsx'

const providers = {
  wechat: { name: 'login.provider.wechat', Glyph: WeChatGlyph },
  wecom: { name: 'login.provider.wecom', Glyph: WeComGlyph },
  dingtalk: { name: 'login.provider.dingtalk', Glyph: DingTalkGlyph },
} as const satisfies Record<string, { name: MessageId; Glyph: ComponentType<ComponentProps<'svg'>> }>

/** A third-party login provider that this build supports. */
export type Provider = (typeof providers)[keyof typeof providers]

/** Returns the provider, or undefined if this build does not support the type. */
export function findProvider(type: string): Provider | undefined {
  return Object.hasOwn(providers, type) ? providers[type as keyof typeof providers] : undefined
}
