import { useTexts } from '../../../i18n/texts.tsx'
import { useLastWay } from '../../../kit/session/index.ts'
import { TabsList, TabsTrigger } from '../../../primitives/tabs.tsx'
import { LastUsed } from './last-used.tsx'
import type { TabWay } from './login.machine.ts'

/** The tabs of login methods; the last used one is marked. */
export function WayTabs({ ways }: { ways: readonly TabWay[] }) {
  const { t } = useTexts()
  const last = useLastWay()
  const names = { password: t('login.way.password'), sms: t('login.way.sms'), qr: t('login.way.qr') }
  return (
    // Reserve room for the mark above a tab, to avoid a layout shift.
    <TabsList aria-label={t('login.ways')} className="-mt-5 pt-5">
      {ways.map((way) => (
        <TabsTrigger key={way} value={way}>
          {names[way]}
          {way === last && <LastUsed className="left-0" />}
        </TabsTrigger>
      ))}
    </TabsList>
  )
}
