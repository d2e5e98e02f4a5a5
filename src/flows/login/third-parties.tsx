import type { ComponentType } from 'react'
import type { MessageId } from '../../i18n/message-types.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Divider } from '../../primitives/divider.tsx'
import { AccountGlyph, DingTalkGlyph, WeChatGlyph, WeComGlyph } from '../../primitives/third-party-glyphs.tsx'
import { ThirdPartyLink, ThirdPartyRow } from '../../primitives/third-party-row.tsx'

const known: Record<string, { name: MessageId & `login.third.${string}`; Glyph: ComponentType }> = {
  wechat: { name: 'login.third.wechat', Glyph: WeChatGlyph },
  wecom: { name: 'login.third.wecom', Glyph: WeComGlyph },
  dingtalk: { name: 'login.third.dingtalk', Glyph: DingTalkGlyph },
}

type ThirdPartiesProps = {
  /** As `/login_settings` lists them; one that this build does not know shows the name the server gives it. */
  types: readonly string[]
  redirect?: string
}

/** Logging in by another account: top-level navigations, so they work before any script has arrived. */
export function ThirdParties({ types, redirect }: ThirdPartiesProps) {
  const { t } = useTexts()
  return (
    <>
      <Divider>{t('login.or')}</Divider>
      <ThirdPartyRow>
        {types.map((type) => {
          const third = known[type]
          const Glyph = third?.Glyph ?? AccountGlyph
          // Relative, so that under /account the prefix comes by itself (SCR-21).
          const query = new URLSearchParams({ type, ...(redirect && { redirect }) })
          return (
            <ThirdPartyLink key={type} href={`third?${query}`}>
              <Glyph />
              {third ? t(third.name) : type}
            </ThirdPartyLink>
          )
        })}
      </ThirdPartyRow>
    </>
  )
}
