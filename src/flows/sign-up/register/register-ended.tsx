// Lazy part of a registration, for when there is nothing to fill in.
import { DoorClosed, type IconNode, Link2Off } from 'lucide'
import type { MessageId } from '../../../i18n/message-types.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { ButtonLink } from '../../../primitives/button.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import type { RegisterLayoutProps } from './register-layout.ts'

/** `closed`: registration is closed. `dead-link`: the market's link is missing, used or expired. */
export type RegisterEnd = 'closed' | 'dead-link'

export type RegisterHrefs = {
  loginHref: string
  /** Link to the choice of account types, if the user can register another way. */
  registerHref?: string
}

type PlaceProps = RegisterHrefs & {
  as: RegisterEnd
  place: 'mark' | 'title' | 'intro' | 'children'
}

const looks = {
  closed: { icon: DoorClosed, title: 'register.closed.title', body: 'register.closed.body' },
  'dead-link': { icon: Link2Off, title: 'register.dead-link.title', body: 'register.dead-link.body' },
} as const satisfies Record<RegisterEnd, { icon: IconNode; title: MessageId; body: MessageId }>

function Place({ as, place, loginHref, registerHref }: PlaceProps) {
  const { t } = useTexts()
  const { icon, title, body } = looks[as]
  switch (place) {
    case 'mark':
      return (
        <IconTile tone="warning">
          <Icon of={icon} size="lg" />
        </IconTile>
      )
    case 'title':
      return t(title)
    case 'intro':
      return t(body)
    case 'children':
      return (
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={loginHref}>{t('register.go-to-login')}</ButtonLink>
          {as === 'dead-link' && (
            <ButtonLink href={registerHref} variant="quiet">
              {t('register.without-link')}
            </ButtonLink>
          )}
        </div>
      )
  }
}

/** Replaces the form: what happened and what to do. The layout stays mounted, so the focus moves to its title (AC-6). */
export function endOf(as: RegisterEnd, hrefs: RegisterHrefs): RegisterLayoutProps {
  const draw = (place: PlaceProps['place']) => <Place as={as} place={place} {...hrefs} />
  return { step: as, mark: draw('mark'), title: draw('title'), intro: draw('intro'), children: draw('children') }
}
