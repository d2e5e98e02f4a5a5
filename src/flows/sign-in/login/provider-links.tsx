import type { MouseEventHandler, ReactNode } from 'react'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { type LoginMethod, saveLastMethod, useLastMethod } from '../../../kit/session/index.ts'
import { Divider } from '../../../primitives/divider.tsx'
import { opensElsewhere } from '../../../primitives/link.tsx'
import { CompanyGlyph } from '../../../primitives/provider-glyphs.tsx'
import { ProviderLink, ProviderRow } from '../../../primitives/provider-row.tsx'
import { findProvider } from '../../../widgets/providers.ts'
import { LastUsedMark } from './login-methods.tsx'

type MethodLinkProps = { method: LoginMethod; href: string; onClick: MouseEventHandler; children: ReactNode }

function MethodLink({ method, children, ...linkProps }: MethodLinkProps) {
  const lastMethod = useLastMethod()
  return (
    <ProviderLink {...linkProps}>
      {children}
      {method === lastMethod && <LastUsedMark className="-mb-2" />}
    </ProviderLink>
  )
}

export type ProviderLinksProps = {
  /** The provider types from `/login_settings`. The link for an unknown type shows the type itself. */
  providers: readonly string[]
  redirect?: string
  /** Whether the screen shows no other login method. */
  isOnlyMethod: boolean
  /** Omitted to hide the link to the company login. */
  onSso?: () => void
  ssoHref: string
}

/** Shows third-party login and company login as links, which work before scripts load. */
export function ProviderLinks({ providers, redirect, isOnlyMethod, onSso, ssoHref }: ProviderLinksProps) {
  const { t } = useTranslations()
  const { host } = useEnvironment()
  return (
    <>
      {!isOnlyMethod && <Divider>{t('login.or')}</Divider>}
      <ProviderRow>
        {providers.map((type) => {
          const provider = findProvider(type)
          // The link is relative, to keep the `/account` prefix (SCR-21).
          const query = new URLSearchParams({ type, ...(redirect && { redirect }) })
          const method: LoginMethod = `third:${type}`
          return (
            <MethodLink key={type} method={method} href={`third?${query}`} onClick={() => saveLastMethod(host, method)}>
              {provider && <provider.Glyph />}
              {provider ? t(provider.name) : type}
            </MethodLink>
          )
        })}
        {onSso && (
          <MethodLink
            method="sso"
            href={ssoHref}
            onClick={(event) => {
              if (opensElsewhere(event)) return
              event.preventDefault()
              onSso()
            }}
          >
            <CompanyGlyph />
            {t('login.sso')}
          </MethodLink>
        )}
      </ProviderRow>
    </>
  )
}
