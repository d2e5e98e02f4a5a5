import { Building, ChevronRight, type IconNode, UserRound } from 'lucide'
import { type ComponentType, useEffect, useState } from 'react'
import { fetchLoginSettings } from '../../../api/login.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useLazyLoad } from '../../../kit/lazy.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import { Link } from '../../../primitives/link.tsx'
import type { RegisterLayoutProps } from './register-view.tsx'

export type RegisterChoiceProps = {
  Layout: ComponentType<RegisterLayoutProps>
  personalHref: string
  enterpriseHref: string
  loginHref: string
}

type KindLinkProps = { href: string; icon: IconNode; title: string; text: string }

/** Shows an account type as a card. The whole card is a link, so it works before scripts load. */
function KindLink({ href, icon, title, text }: KindLinkProps) {
  return (
    <a
      href={href}
      className="flex items-center gap-3 p-4 border border-strong rounded-card bg-surface-raised hover:bg-surface-hover active:bg-surface-pressed transition-colors"
    >
      <IconTile tone="accent">
        <Icon of={icon} size="lg" />
      </IconTile>
      <span className="flex-1 min-w-0 wrap-anywhere">
        <span className="block font-label">{title}</span>
        <span className="block text-small text-muted">{text}</span>
      </span>
      <Icon of={ChevronRight} className="text-subtle" />
    </a>
  )
}

/** Shows the choice between a personal and a company account (SCR-02). */
export function RegisterChoice({ Layout, personalHref, enterpriseHref, loginHref }: RegisterChoiceProps) {
  const { client } = useEnvironment()
  const { t } = useTranslations()
  const lazyLoad = useLazyLoad()
  const [endScreen, setEndScreen] = useState<RegisterLayoutProps>()
  useEffect(() => {
    const checkAvailability = async () => {
      const [settings, { createEndScreen }] = await lazyLoad(() =>
        Promise.all([fetchLoginSettings(client), import('./register-ended.tsx')]),
      )
      if (settings && !settings.register_enabled) setEndScreen(createEndScreen('closed', { loginHref }))
    }
    // A failed check must not prevent the user from registering.
    checkAvailability().catch(() => undefined)
  }, [lazyLoad, client, loginHref])
  if (endScreen) return <Layout {...endScreen} />

  return (
    <Layout
      step="choice"
      title={t('register.choice.title')}
      intro={t('register.choice.intro')}
      footnote={
        <>
          {t('register.has-account')} <Link href={loginHref}>{t('register.log-in')}</Link>
        </>
      }
    >
      <nav aria-label={t('register.choice.title')} className="grid gap-3">
        <KindLink
          href={personalHref}
          icon={UserRound}
          title={t('register.choice.personal')}
          text={t('register.choice.personal-text')}
        />
        <KindLink
          href={enterpriseHref}
          icon={Building}
          title={t('register.choice.enterprise')}
          text={t('register.choice.enterprise-text')}
        />
      </nav>
    </Layout>
  )
}
