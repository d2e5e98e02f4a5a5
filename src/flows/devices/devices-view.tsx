import type { ComponentType, ReactNode } from 'react'
import type { Device } from '../../api/schemas/security.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../primitives/button.tsx'
import { Link } from '../../primitives/link.tsx'
import type { SettingsFrameProps } from '../../primitives/settings-frame.tsx'
import { useLatePart } from '../late-part.ts'
import { PartLost } from '../part-lost.tsx'
import { type Leaver, type LeavingState, toTryAgain } from './devices.machine.ts'
import { othersOf } from './group-devices.ts'
import type { LeavingPanelProps } from './leaving-panel.tsx'
import { useDeviceWords } from './use-device-words.ts'

export type DevicesViewProps = Pick<LeavingPanelProps, 'onStop' | 'onTryAgain'> & {
  /** The page around it. */
  Layout: ComponentType<Pick<SettingsFrameProps, 'title' | 'intro' | 'step' | 'aside' | 'children'>>
  passwordHref: string
  /** Nothing until the server has said it. */
  devices?: readonly Device[]
  /** Without the devices that have gone since. */
  leaving: LeavingState
  onLogOutOthers: (others: readonly Leaver[]) => void
  /** The `DeviceLists`, or what stands in their place. */
  children: ReactNode
}

const loadPanel = () => import('./leaving-panel.tsx').then(({ LeavingPanel }) => LeavingPanel)

/** Where the word of advice has its link. */
const mark = '\0'

/** The devices, with a word of advice; the way to log all others out, where there are several; and how that goes (SCR-11). */
export function DevicesView({
  Layout,
  passwordHref,
  devices = [],
  leaving,
  onLogOutOthers,
  onStop,
  onTryAgain,
  children,
}: DevicesViewProps) {
  const { t } = useTexts()
  const { nameOf } = useDeviceWords()
  const others = othersOf(devices)
  const isRunning = leaving.phase === 'running' || leaving.phase === 'stopping'
  const [before, after] = t('devices.intro', { link: mark }).split(mark)
  const left = toTryAgain(leaving)
  const { Part: Panel, isLost } = useLatePart(loadPanel, { isNeeded: leaving.phase !== 'idle' })
  return (
    <Layout
      title={t('security.nav.devices')}
      intro={
        <>
          {before}
          <Link href={passwordHref}>{t('devices.change-password')}</Link>
          {after}
        </>
      }
      // What begins and ends here without a press on it takes the focus to the title (AC-6).
      step={isRunning ? 'running' : leaving.phase}
      aside={
        // A single one has a button of its own; so have those that are to be tried again, where there are no others.
        others.length > Math.max(1, left.length) &&
        !isRunning && (
          <Button
            variant="quiet"
            size="row"
            className="justify-self-start"
            onClick={() => onLogOutOthers(others.map((device) => ({ id: device.id, name: nameOf(device) })))}
          >
            {t('devices.log-out-others')}
          </Button>
        )
      }
    >
      {leaving.phase !== 'idle' && (isRunning || left.length > 0) && (
        <div className="pb-7 client:pb-5">
          {Panel && <Panel state={leaving} onStop={onStop} onTryAgain={onTryAgain} />}
          {isLost && <PartLost />}
        </div>
      )}
      {children}
    </Layout>
  )
}
