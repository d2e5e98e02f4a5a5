import { CircleCheck, Clock, LogOut } from 'lucide'
import { useTranslations } from '../../i18n/translations.tsx'
import { Banner } from '../../primitives/banner.tsx'
import type { SessionWatchState } from './session-watch.machine.ts'

export type SessionNoticeViewProps = {
  state: SessionWatchState
  isLoginPage?: boolean
  /** Whether the user was sent back to this page because the second step of a login timed out. */
  hasSecondStepTimedOut?: boolean
  /** Navigates to the login's destination, or to the default page if the redirect failed. */
  onContinue: () => void
}

/** Reports a login or logout elsewhere, a failed redirect, a timeout or, on the login page, an existing login. */
export function SessionNoticeView({ state, isLoginPage, hasSecondStepTimedOut, onContinue }: SessionNoticeViewProps) {
  const { t } = useTranslations()
  if (state === 'logged-in-elsewhere' || state === 'redirect-failed' || (state === 'logged-in' && isLoginPage)) {
    return (
      <Banner tone="success" icon={CircleCheck} action={{ label: t('session.continue'), onSelect: onContinue }}>
        {t(isLoginPage ? 'session.logged-in.at-login' : 'session.logged-in')}
      </Banner>
    )
  }
  if (state === 'logged-out-elsewhere') return <Banner icon={LogOut}>{t('session.logged-out')}</Banner>
  return <Banner icon={Clock}>{hasSecondStepTimedOut ? t('session.timed-out') : undefined}</Banner>
}
