import { Wifi, WifiOff } from 'lucide'
import { useTexts } from '../../i18n/texts.tsx'
import { Banner } from '../../primitives/banner.tsx'
import type { ConnectionState } from './connection.machine.ts'

/** The banner for a connection state; `online` and `lost` show none. */
export function ConnectionNoticeView({ state }: { state: ConnectionState }) {
  const { t } = useTexts()
  if (state === 'back') {
    return (
      <Banner tone="success" icon={Wifi}>
        {t('connection.online')}
      </Banner>
    )
  }
  return <Banner icon={WifiOff}>{state === 'offline' ? t('connection.offline') : undefined}</Banner>
}
