import { useId, useState } from 'react'
import { qrLoginLifeMs } from '../../mocks/login/qr-logins.ts'
import { Checkbox } from '../../src/primitives/checkbox.tsx'
import { smsResendMs } from '../../src/rules/limits.ts'
import { describeFault, errorChoices, faultChoices, isAlwaysLasting, nameOfFault } from './fault-choices.ts'
import { MessagesSection } from './messages-section.tsx'
import styles from './panel.module.css'
import { PanelButton, type PanelPartProps, Section, Select, useNow } from './panel-parts.tsx'
import { type ClientKind, clients } from './people.ts'
import { PersonSection } from './person-section.tsx'
import shell from './prototype.module.css'
import { createPhone, type QrAction, scanForWechat } from './second-devices.ts'
import type { World } from './world.ts'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

const moves = [
  { name: '+10 s', by: 10 * second },
  { name: '+1 min', by: minute },
  { name: '+1 day', by: day },
  // The longest that a countdown can have left.
  { name: 'End the countdown', by: smsResendMs },
  { name: 'Expire the QR code', by: qrLoginLifeMs },
]

const units = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
  [1, 's'],
] as const

function describeSpan(seconds: number): string {
  let rest = seconds
  const parts = units.flatMap(([size, name]) => {
    const count = Math.floor(rest / size)
    rest %= size
    return count > 0 ? [`${count} ${name}`] : []
  })
  return parts.join(' ')
}

/** The time of the service and the page, with buttons that move it forward. */
function ClockSection({ prototype, state: { world, args } }: PanelPartProps) {
  const shown = new Date(Math.max(useNow(world.now), world.now()))
  return (
    <Section title="Clock">
      <p>
        <time dateTime={shown.toISOString()} className={styles.time}>
          {shown.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        <span className={styles.muted}>{args.ahead > 0 ? `${describeSpan(args.ahead)} ahead` : ''}</span>
      </p>
      <div className={styles.row}>
        {moves.map(({ name, by }) => (
          <PanelButton key={name} onClick={() => void prototype.advance(by)}>
            {name}
          </PanelButton>
        ))}
      </div>
    </Section>
  )
}

const isError = (choice: string) => errorChoices.includes(choice)
const networkFaults = faultChoices.filter((choice) => choice !== 'none' && !isError(choice))

/** Chooses how the next call fails. */
function FaultsSection({ prototype, state: { args, world } }: PanelPartProps) {
  const pending = world.pendingFaults()
  return (
    <Section title="Faults" count={pending.length}>
      <Select label="The next submit fails with" value={args.fault} onChoose={(fault) => prototype.change({ fault })}>
        <option value="none">{nameOfFault('none')}</option>
        <optgroup label="Network">
          {networkFaults.map((choice) => (
            <option key={choice} value={choice}>
              {nameOfFault(choice)}
            </option>
          ))}
        </optgroup>
        <optgroup label="Errors">
          {errorChoices.map((choice) => (
            <option key={choice} value={choice}>
              {nameOfFault(choice)}
            </option>
          ))}
        </optgroup>
      </Select>
      <Checkbox
        label="Every call, until cleared"
        checked={args.isFaultLasting || isAlwaysLasting(args.fault)}
        disabled={isAlwaysLasting(args.fault)}
        onChange={({ currentTarget }) => prototype.change({ isFaultLasting: currentTarget.checked })}
      />
      <ul className={styles.list} aria-label="Pending faults">
        {pending.map((fault) => (
          <li key={describeFault(fault)} className={styles.waiting}>
            {describeFault(fault)}
          </li>
        ))}
      </ul>
      {pending.length > 0 && <PanelButton onClick={() => prototype.change({ fault: 'none' })}>Clear</PanelButton>}
    </Section>
  )
}

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

const maxCalls = 12

/** The page's calls, newest first, and any violations of the contract. */
function CallsSection({ state: { world } }: PanelPartProps) {
  const { violations } = world.service
  return (
    <Section title="Calls" count={world.calls.length}>
      {violations.map(({ method, path, reason }) => (
        <p key={`${method} ${path} ${reason}`} role="alert" className={styles.broken}>
          {method} {path} breaks the contract: {reason}
        </p>
      ))}
      <ol className={styles.calls} aria-label="Calls, newest first">
        {world.calls.slice(0, maxCalls).map(({ id, method, path, outcome, isSuccessful }) => (
          <li key={id}>
            <span className={styles.muted}>{method}</span>
            <code>{path}</code>
            <span className={isSuccessful ? styles.muted : styles.refused}>{outcome}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Controls and shows everything that a reviewer would otherwise have to wait for or imagine. */
export function Panel(parts: PanelPartProps) {
  return (
    <aside className={shell.panel} aria-label="Panel">
      <PersonSection {...parts} />
      <MessagesSection {...parts} />
      <ClockSection {...parts} />
      <FaultsSection {...parts} />
      <ClientSection {...parts} />
      <DevicesSection {...parts} />
      <CallsSection {...parts} />
    </aside>
  )
}
