import { DoorClosed, type IconNode, Link2Off } from 'lucide'
import type { ComponentType } from 'react'
import type { MessageId } from '../../i18n/message-types.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { ButtonLink } from '../../primitives/button.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { IconTile } from '../../primitives/icon-tile.tsx'
import type { RegisterEnd } from './register.machine.ts'
import type { RegisterLayoutProps } from './register-layout.ts'

export type RegisterEndedProps = {
  Layout: ComponentType<RegisterLayoutProps>
  as: RegisterEnd
  loginHref: string
  /** The choice of accounts, where another way to register is left. */
  registerHref?: string
}

const looks = {
  closed: { icon: DoorClosed, title: 'register.closed.title', body: 'register.closed.body' },
  'dead-link': { icon: Link2Off, title: 'register.dead-link.title', body: 'register.dead-link.body' },
} as const satisfies Record<RegisterEnd, { icon: IconNode; title: MessageId; body: MessageId }>

/** In place of the form, where there is nothing to fill in: what happened, and the way on. */
export function RegisterEnded({ Layout, as, loginHref, registerHref }: RegisterEndedProps) {
  const { t } = useTexts()
  const { icon, title, body } = looks[as]
  return (
    <Layout
      step={as}
      mark={
        <IconTile tone="warning">
          <Icon of={icon} size="lg" />
        </IconTile>
      }
      title={t(title)}
      intro={t(body)}
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={loginHref}>{t('register.go-to-login')}</ButtonLink>
        {as === 'dead-link' && registerHref && (
          <ButtonLink href={registerHref} variant="quiet">
            {t('register.without-link')}
          </ButtonLink>
        )}
      </div>
    </Layout>
  )
}
