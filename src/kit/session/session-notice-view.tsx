import { CircleCheck, Clock, LogOut } from 'lucide'
import { useTexts } from '../../i18n/texts.tsx'
import { Banner } from '../../primitives/banner.tsx'
import type { SessionWatchState } from './session-watch.machine.ts'

export type SessionNoticeViewProps = {
  state: SessionWatchState
  /** The page is the login, which users who are logged in do not need. */
  isLogin?: boolean
  /** The user was sent here because the second step of a login timed out. */
  hasTimedOut?: boolean
  /** Navigates to where a login on this page would have led, or, if that is no page, to the default. */
  onContinue: () => void
}

/**
 * The banner for a session that changed in another tab, for a login that is not needed, for one that led to no page, or for one
 * that timed out.
 */
export function SessionNoticeView({ state, isLogin, hasTimedOut, onContinue }: SessionNoticeViewProps) {
  const { t } = useTexts()
  if (state === 'came' || state === 'stayed' || (state === 'in' && isLogin)) {
    return (
      <Banner tone="success" icon={CircleCheck} action={{ label: t('session.continue'), onSelect: onContinue }}>
        {t(isLogin ? 'session.logged-in.at-login' : 'session.logged-in')}
      </Banner>
    )
  }
  if (state === 'went') return <Banner icon={LogOut}>{t('session.logged-out')}</Banner>
  return <Banner icon={Clock}>{hasTimedOut ? t('session.timed-out') : undefined}</Banner>
}
