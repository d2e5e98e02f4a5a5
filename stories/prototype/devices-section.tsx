import { useState } from 'react'
import styles from './panel.module.css'
import { type PanelPartProps, Press, Section } from './panel-parts.tsx'
import { createPhone, type QrDeed, scanForWechat } from './second-devices.ts'
import type { World } from './world.ts'

const deeds: { deed: QrDeed; name: string; done: string }[] = [
  { deed: 'scan', name: 'Scan the QR code', done: 'Scanned.' },
  { deed: 'confirm', name: 'Confirm on the phone', done: 'Confirmed.' },
  { deed: 'cancel', name: 'Cancel on the phone', done: 'Canceled.' },
]

type Phone = ReturnType<typeof createPhone>

/** A phone beside the screen, for the pictures that one is to scan. */
export function DevicesSection({ prototype, state: { world, person }, facts }: PanelPartProps) {
  const [held, setHeld] = useState<{ phone: Phone; world: World }>()
  const [said, setSaid] = useState('')
  const tell = async (deed: QrDeed, done: string) => {
    const phone = held?.world === world ? held.phone : createPhone(world, prototype.placeAt, person)
    setHeld({ phone, world })
    const isTaken = facts.qrToken !== undefined && (await phone.tell(facts.qrToken, deed))
    setSaid(isTaken ? `${done} The phone is that of ${phone.owner.title}.` : 'The code is good for nothing any more.')
  }
  return (
    <Section title="Phone">
      <p className={styles.muted}>Scans what the screen shows, in place of a real one.</p>
      <div className={styles.row}>
        {facts.qrToken !== undefined &&
          deeds.map(({ deed, name, done }) => (
            <Press key={deed} onClick={() => void tell(deed, done)}>
              {name}
            </Press>
          ))}
        <Press
          onClick={() =>
            void scanForWechat(world).then((isScanned) =>
              setSaid(isScanned ? 'Scanned: the code is in the messages.' : 'No picture for WeChat is shown.'),
            )
          }
        >
          Scan for WeChat
        </Press>
      </div>
      <p role="status" className={styles.muted}>
        {said}
      </p>
    </Section>
  )
}
