// What comes late of the login screen: every way but the password.
import { TabsContent, type TabsContentProps } from '../../primitives/tabs.tsx'
import { QrLogin } from '../qr-login/index.tsx'
import { QuickLogin, type QuickLoginProps } from '../quick-login/index.tsx'
import { SsoLogin } from '../sso/index.tsx'
import type { TabWay, Way, Ways } from './login.machine.ts'

export type OtherWaysProps = {
  ways: Ways
  /** Of a tab's panel; of a way that stands alone, its plain place. */
  panel: (way: TabWay) => Omit<TabsContentProps, 'mount'>
  quickLogin: Omit<QuickLoginProps, 'isShown'>
  onChoose: (way: Way) => void
}

/** The panels of SMS and QR code, and the company's login that takes the place of all. */
export function OtherWays({ ways: { tabs, tab, way }, panel, quickLogin, onChoose }: OtherWaysProps) {
  return (
    <>
      {tabs.includes('sms') && (
        <TabsContent {...panel('sms')} mount="once-opened">
          <QuickLogin {...quickLogin} isShown={way === 'sms'} />
        </TabsContent>
      )}
      {tabs.includes('qr') && (
        <TabsContent {...panel('qr')}>
          <QrLogin />
        </TabsContent>
      )}
      {way === 'sso' && <SsoLogin typed={quickLogin.login} onBack={tab && (() => onChoose(tab))} />}
    </>
  )
}
