import { useTexts } from '../../i18n/texts.tsx'
import { TabsList, TabsTrigger } from '../../primitives/tabs.tsx'
import { useLastWay } from '../session/index.ts'
import { LastUsed } from './last-used.tsx'
import type { TabWay } from './login.machine.ts'

/** The ways that lie side by side; the one used here last is marked. */
export function WayTabs({ ways }: { ways: readonly TabWay[] }) {
  const { t } = useTexts()
  const last = useLastWay()
  const names = { password: t('login.way.password'), sms: t('login.way.sms'), qr: t('login.way.qr') }
  return (
    // Room for the mark over a tab, in which nothing has to move for it.
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
