import { CircleCheck, LogOut } from 'lucide'
import { useTexts } from '../../i18n/texts.tsx'
import { Banner } from '../../primitives/banner.tsx'
import type { SessionWatchState } from './session-watch.machine.ts'

export type SessionNoticeViewProps = {
  state: SessionWatchState
  /** Goes where a login on this page would have led. */
  onContinue: () => void
}

/** The banner of a session that changed elsewhere; what has been so all along has none. */
export function SessionNoticeView({ state, onContinue }: SessionNoticeViewProps) {
  const { t } = useTexts()
  if (state === 'came') {
    return (
      <Banner tone="success" icon={CircleCheck} action={{ label: t('session.continue'), onSelect: onContinue }}>
        {t('session.logged-in')}
      </Banner>
    )
  }
  return <Banner icon={LogOut}>{state === 'went' ? t('session.logged-out') : undefined}</Banner>
}
