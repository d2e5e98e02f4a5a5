import { useId, useState } from 'react'
import { MessagesSection } from './messages-section.tsx'
import styles from './panel.module.css'
import { PanelButton, type PanelPartProps, Section } from './panel-parts.tsx'
import { type ClientKind, clients } from './people.ts'
import { PersonSection } from './person-section.tsx'
import shell from './prototype.module.css'
import { createPhone, type QrAction, scanForWechat } from './second-devices.ts'
import type { World } from './world.ts'

const clientNames: Record<ClientKind, string> = {
  web: 'Web',
  mobile: 'Mobile web',
  sync: 'Desktop client',
  app: 'App',
}

/** Chooses where the page runs, and lists what it passed to the client. */
function ClientSection({ prototype, state: { args, handedOver } }: PanelPartProps) {
  const group = useId()
  return (
    <Section title="Client">
      <fieldset className={styles.choices}>
        <legend className="sr-only">Where the page runs</legend>
        {clients.map((client) => (
          <label key={client}>
            <input
              type="radio"
              name={group}
              value={client}
              checked={args.client === client}
              onChange={() => prototype.change({ client })}
            />
            {clientNames[client]}
          </label>
        ))}
      </fieldset>
      <ol className={styles.list} aria-label="Passed to the client">
        {handedOver.map(({ id, hook, value }) => (
          <li key={id} className={styles.message}>
            <strong>{hook}</strong>
            {value !== undefined && <pre className={styles.value}>{JSON.stringify(value, undefined, 1)}</pre>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

const qrActions: { action: QrAction; name: string; done: string }[] = [
  { action: 'scan', name: 'Scan the QR code', done: 'Scanned.' },
  { action: 'confirm', name: 'Confirm on the phone', done: 'Confirmed.' },
  { action: 'cancel', name: 'Cancel on the phone', done: 'Canceled.' },
]

type Phone = ReturnType<typeof createPhone>

/** A second device that scans QR codes. */
function DevicesSection({ prototype, state: { world, person }, facts }: PanelPartProps) {
  const [current, setCurrent] = useState<{ phone: Phone; world: World }>()
  const [status, setStatus] = useState('')
  const perform = async (action: QrAction, done: string) => {
    const phone = current?.world === world ? current.phone : createPhone(world, prototype.setupAt, person)
    setCurrent({ phone, world })
    const isAccepted = facts.qrToken !== undefined && (await phone.perform(facts.qrToken, action))
    setStatus(isAccepted ? `${done} The phone belongs to ${phone.owner.title}.` : 'The code is no longer valid.')
  }
  return (
    <Section title="Phone">
      <p className={styles.muted}>Scans the QR code on the screen.</p>
      <div className={styles.row}>
        {facts.qrToken !== undefined &&
          qrActions.map(({ action, name, done }) => (
            <PanelButton key={action} onClick={() => void perform(action, done)}>
              {name}
            </PanelButton>
          ))}
        <PanelButton
          onClick={() =>
            void scanForWechat(world).then((isScanned) =>
              setStatus(isScanned ? 'Scanned: the code is in the messages.' : 'No WeChat QR code is shown.'),
            )
          }
        >
          Scan for WeChat
        </PanelButton>
      </div>
      <p role="status" className={styles.muted}>
        {status}
      </p>
    </Section>
  )
}

/** Requests that broke the contract: a defect of the product. */
function ViolationsSection({ state: { world } }: PanelPartProps) {
  const { violations } = world.service
  if (violations.length === 0) return undefined
  return (
    <Section title="Defects">
      {violations.map(({ method, path, reason }) => (
        <p key={`${method} ${path} ${reason}`} role="alert" className={styles.broken}>
          {method} {path} breaks the contract: {reason}
        </p>
      ))}
    </Section>
  )
}

/** Controls and shows everything that a reviewer would otherwise have to wait for or imagine. */
export function Panel(parts: PanelPartProps) {
  return (
    <aside className={shell.panel} aria-label="Panel">
      <PersonSection {...parts} />
      <MessagesSection {...parts} />
      <ClientSection {...parts} />
      <DevicesSection {...parts} />
      <ViolationsSection {...parts} />
    </aside>
  )
}
