// Lazy, since this screen replaces the form only if the user cannot register.
import { DoorClosed, type IconNode, Link2Off } from 'lucide'
import type { MessageId } from '../../../i18n/message-types.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { ButtonLink } from '../../../primitives/button.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import type { RegisterLayoutProps } from './register-view.tsx'

/** `invalid-link`: the token in the cloud marketplace's link is missing, used or expired. */
export type RegisterEndReason = 'closed' | 'invalid-link'

export type RegisterHrefs = {
  loginHref: string
  /** Used only for `invalid-link`, to let the user register without the link. */
  registerHref?: string
}

type EndSlotProps = RegisterHrefs & {
  reason: RegisterEndReason
  slot: 'mark' | 'title' | 'intro' | 'children'
}

const contents = {
  closed: { icon: DoorClosed, title: 'register.closed.title', body: 'register.closed.body' },
  'invalid-link': { icon: Link2Off, title: 'register.invalid-link.title', body: 'register.invalid-link.body' },
} as const satisfies Record<RegisterEndReason, { icon: IconNode; title: MessageId; body: MessageId }>

function EndSlot({ reason, slot, loginHref, registerHref }: EndSlotProps) {
  const { t } = useTranslations()
  const { icon, title, body } = contents[reason]
  switch (slot) {
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
          {reason === 'invalid-link' && (
            <ButtonLink href={registerHref} variant="quiet">
              {t('register.without-link')}
            </ButtonLink>
          )}
        </div>
      )
  }
}

/** Returns the screen that replaces the form. The layout stays mounted, so that focus moves to its title (AC-6). */
export function createEndScreen(reason: RegisterEndReason, hrefs: RegisterHrefs): RegisterLayoutProps {
  const render = (slot: EndSlotProps['slot']) => <EndSlot reason={reason} slot={slot} {...hrefs} />
  return {
    step: reason,
    mark: render('mark'),
    title: render('title'),
    intro: render('intro'),
    children: render('children'),
  }
}
