import { useEffect, useState } from 'react'
import { qrLoginLifeMs } from '../../mocks/login/qr-logins.ts'
import { smsResendMs } from '../../src/rules/limits.ts'
import styles from './panel.module.css'
import { type PanelPartProps, Press, Section } from './panel-parts.tsx'

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
  { name: 'd', seconds: day / second },
  { name: 'h', seconds: 3600 },
  { name: 'min', seconds: 60 },
  { name: 's', seconds: 1 },
]

function describeSpan(seconds: number): string {
  const parts = units.map(({ name, seconds: size }, place) => {
    const above = units[place - 1]?.seconds ?? Number.POSITIVE_INFINITY
    return { name, count: Math.floor((seconds % above) / size) }
  })
  return parts
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name}`)
    .join(' ')
}

/** The present of the world, again and again. */
export function useNow(now: () => number): number {
  const [present, setPresent] = useState(now)
  useEffect(() => {
    const update = () => setPresent(now())
    update()
    const timer = setInterval(update, second)
    return () => clearInterval(timer)
  }, [now])
  return present
}

/** The time, for the service and the page alike, and how to move it on. */
export function ClockSection({ prototype, state: { world, args } }: PanelPartProps) {
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
