import { useTexts } from '../../i18n/texts.tsx'
import { Divider } from '../../primitives/divider.tsx'
import { AccountGlyph } from '../../primitives/third-party-glyphs.tsx'
import { ThirdPartyLink, ThirdPartyRow } from '../../primitives/third-party-row.tsx'
import { findThird } from '../third-parties/index.ts'

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
          const third = findThird(type)
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
