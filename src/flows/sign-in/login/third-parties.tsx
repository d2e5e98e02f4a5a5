import type { MouseEventHandler, ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { keepLastMethod, type LoginMethod, useLastMethod } from '../../../kit/session/index.ts'
import { Divider } from '../../../primitives/divider.tsx'
import { opensElsewhere } from '../../../primitives/link.tsx'
import { CompanyGlyph } from '../../../primitives/third-party-glyphs.tsx'
import { ThirdPartyLink, ThirdPartyRow } from '../../../primitives/third-party-row.tsx'
import { findThird } from '../../../widgets/third-parties/index.ts'
import { LastUsed } from './last-used.tsx'

type WayLinkProps = { way: LoginMethod; href: string; onClick: MouseEventHandler; children: ReactNode }

function WayLink({ way, children, ...rest }: WayLinkProps) {
  const last = useLastMethod()
  return (
    <ThirdPartyLink {...rest}>
      {children}
      {way === last && <LastUsed className="-mb-2" />}
    </ThirdPartyLink>
  )
}

export type ThirdPartiesProps = {
  /** Providers as `/login_settings` lists them; an unknown one shows the server's name for it. */
  types: readonly string[]
  redirect?: string
  /** Whether there is no other method above them. */
  isAlone: boolean
  /** Opens the company login; absent if there is none. */
  onSso?: () => void
  ssoHref: string
}

/** Logs in by a linked account or company login. These are links, so they work before scripts load. */
export function ThirdParties({ types, redirect, isAlone, onSso, ssoHref }: ThirdPartiesProps) {
  const { t } = useTexts()
  const { host } = useEnvironment()
  return (
    <>
      {!isAlone && <Divider>{t('login.or')}</Divider>}
      <ThirdPartyRow>
        {types.map((type) => {
          const third = findThird(type)
          // Relative, so that it keeps the prefix under /account (SCR-21).
          const query = new URLSearchParams({ type, ...(redirect && { redirect }) })
          const way: LoginMethod = `third:${type}`
          return (
            <WayLink key={type} way={way} href={`third?${query}`} onClick={() => keepLastMethod(host, way)}>
              {third && <third.Glyph />}
              {third ? t(third.name) : type}
            </WayLink>
          )
        })}
        {onSso && (
          <WayLink
            way="sso"
            href={ssoHref}
            onClick={(event) => {
              if (opensElsewhere(event)) return
              event.preventDefault()
              onSso()
            }}
          >
            <CompanyGlyph />
            {t('login.sso')}
          </WayLink>
        )}
      </ThirdPartyRow>
    </>
  )
}
