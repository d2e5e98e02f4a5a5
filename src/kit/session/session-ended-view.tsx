import { LogOut, UsersRound } from 'lucide'
import { useEffect, useRef } from 'react'
import { useTranslations } from '../../i18n/translations.tsx'
import { Button } from '../../primitives/button.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { IconTile } from '../../primitives/icon-tile.tsx'

export type SessionEndedViewProps = {
  /** True if another account is logged in, false if nobody is logged in. */
  isOtherAccount: boolean
  /** Reloads the page for the account that is logged in, or navigates to the login page. */
  onContinue: () => void
}

/** Replaces the page when its account is no longer logged in. Explains why and offers to continue (RQ-14). */
export function SessionEndedView({ isOtherAccount, onContinue }: SessionEndedViewProps) {
  const { t } = useTranslations()
  const heading = useRef<HTMLHeadingElement>(null)
  // Move focus here, since the focused element has disappeared with the page (AC-6).
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className="grid min-h-dvh content-center justify-items-start gap-4 max-w-form mx-auto px-6">
      <IconTile>
        <Icon of={isOtherAccount ? UsersRound : LogOut} size="lg" />
      </IconTile>
      <h1 ref={heading} tabIndex={-1} className="text-heading tracking-heading outline-none">
        {isOtherAccount ? t('session.other') : t('session.ended')}
      </h1>
      {isOtherAccount && <p className="text-muted">{t('session.other.text')}</p>}
      <Button onClick={onContinue}>{isOtherAccount ? t('session.other.action') : t('session.ended.action')}</Button>
    </main>
  )
}
