import type { MouseEventHandler, ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Divider } from '../../primitives/divider.tsx'
import { CompanyGlyph } from '../../primitives/third-party-glyphs.tsx'
import { ThirdPartyLink, ThirdPartyRow } from '../../primitives/third-party-row.tsx'
import { useEnvironment } from '../environment.tsx'
import { keepLastWay, type LoginWay, useLastWay } from '../session/index.ts'
import { findThird } from '../third-parties/index.ts'
import { LastUsed } from './last-used.tsx'

type WayLinkProps = { way: LoginWay; href: string; onClick: MouseEventHandler; children: ReactNode }

function WayLink({ way, children, ...rest }: WayLinkProps) {
  const last = useLastWay()
  return (
    <ThirdPartyLink {...rest}>
      {children}
      {way === last && <LastUsed className="-mb-2" />}
    </ThirdPartyLink>
  )
}

export type ThirdPartiesProps = {
  /** As `/login_settings` lists them; one that this build does not know shows the name the server gives it. */
  types: readonly string[]
  redirect?: string
  /** Opens the company's login; absent where there is none. */
  onSso?: () => void
  ssoHref: string
}

/** Logging in by another account, or a company's: links, so they work before any script has arrived. */
export function ThirdParties({ types, redirect, onSso, ssoHref }: ThirdPartiesProps) {
  const { t } = useTexts()
  const { host } = useEnvironment()
  return (
    <>
      <Divider>{t('login.or')}</Divider>
      <ThirdPartyRow>
        {types.map((type) => {
          const third = findThird(type)
          // Relative, so that under /account the prefix comes by itself (SCR-21).
          const query = new URLSearchParams({ type, ...(redirect && { redirect }) })
          const way: LoginWay = `third:${type}`
          return (
            <WayLink key={type} way={way} href={`third?${query}`} onClick={() => keepLastWay(host, way)}>
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
