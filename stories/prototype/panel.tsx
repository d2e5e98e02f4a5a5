import { useId, useState } from 'react'
import { qrLoginLifeMs } from '../../mocks/login/qr-logins.ts'
import { Checkbox } from '../../src/primitives/checkbox.tsx'
import { smsResendMs } from '../../src/rules/limits.ts'
import { describeFault, errorChoices, faultChoices, isAlwaysLasting, nameOfFault } from './fault-choices.ts'
import { MessagesSection } from './messages-section.tsx'
import styles from './panel.module.css'
import { Choose, type PanelPartProps, Press, Section, useNow } from './panel-parts.tsx'
import { type ClientKind, clients } from './people.ts'
import { PersonSection } from './person-section.tsx'
import shell from './prototype.module.css'
import { createPhone, type QrDeed, scanForWechat } from './second-devices.ts'
import type { World } from './world.ts'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

const moves = [
  { name: '+10 s', by: 10 * second },
  { name: '+1 min', by: minute },
  { name: '+1 day', by: day },
  // As long as any can have left.
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

/** The time, for the service and the page alike, and how to move it on. */
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
          <Press key={name} onClick={() => void prototype.advance(by)}>
            {name}
          </Press>
        ))}
      </div>
    </Section>
  )
}

const isError = (choice: string) => errorChoices.includes(choice)
const weather = faultChoices.filter((choice) => choice !== 'none' && !isError(choice))

/** How the next call goes wrong. */
function FaultsSection({ prototype, state: { args, world } }: PanelPartProps) {
  const waiting = world.waiting()
  return (
    <Section title="Faults" count={waiting.length}>
      <Choose label="The next submit fails with" value={args.fault} onChoose={(fault) => prototype.change({ fault })}>
        <option value="none">{nameOfFault('none')}</option>
        <optgroup label="Network">
          {weather.map((choice) => (
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
      </Choose>
      <Checkbox
        label="Every call, until cleared"
        checked={args.isFaultLasting || isAlwaysLasting(args.fault)}
        disabled={isAlwaysLasting(args.fault)}
        onChange={({ currentTarget }) => prototype.change({ isFaultLasting: currentTarget.checked })}
      />
      <ul className={styles.list} aria-label="Faults that wait">
        {waiting.map((fault) => (
          <li key={describeFault(fault)} className={styles.waiting}>
            {describeFault(fault)}
          </li>
        ))}
      </ul>
      {waiting.length > 0 && <Press onClick={() => prototype.change({ fault: 'none' })}>Clear</Press>}
    </Section>
  )
}

const clientNames: Record<ClientKind, string> = {
  web: 'Web',
  mobile: 'Mobile web',
  sync: 'Desktop client',
  app: 'App',
}

/** Where the page runs, and what it has handed to the client around it. */
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
      <ol className={styles.list} aria-label="Handed to the client">
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

const deeds: { deed: QrDeed; name: string; done: string }[] = [
  { deed: 'scan', name: 'Scan the QR code', done: 'Scanned.' },
  { deed: 'confirm', name: 'Confirm on the phone', done: 'Confirmed.' },
  { deed: 'cancel', name: 'Cancel on the phone', done: 'Canceled.' },
]

type Phone = ReturnType<typeof createPhone>

/** A phone beside the screen, for the pictures that one is to scan. */
function DevicesSection({ prototype, state: { world, person }, facts }: PanelPartProps) {
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

/** As many calls as can be taken in at a glance. */
const mostCalls = 12

/** What the page has asked the service, newest first, and what of it broke the contract. */
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
        {world.calls.slice(0, mostCalls).map(({ id, method, path, outcome, isFine }) => (
          <li key={id}>
            <span className={styles.muted}>{method}</span>
            <code>{path}</code>
            <span className={isFine ? styles.muted : styles.refused}>{outcome}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** All that a reviewer would have to wait for or to imagine. */
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
