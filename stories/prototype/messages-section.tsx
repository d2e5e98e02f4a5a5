import type { Message } from '../../mocks/model.ts'
import { useNow } from './clock-section.tsx'
import { fields, fillIn } from './fill-in.ts'
import styles from './panel.module.css'
import { Copy, type PanelPartProps, Press, Section } from './panel-parts.tsx'
import { authenticatorCode } from './second-devices.ts'

const channels: Record<Message['channel'], string> = { sms: 'SMS', voice: 'Call', email: 'Mail', wechat: 'WeChat' }

type CodeProps = { code: string } & Pick<PanelPartProps, 'page' | 'facts'>

function Code({ code, page, facts }: CodeProps) {
  return (
    <div className={styles.code}>
      <code>{code}</code>
      <Copy value={code} label={`Copy ${code}`} />
      {facts.hasCodeField && (
        <Press aria-label={`Fill in ${code}`} onClick={() => fillIn(page, fields.code, code)}>
          Fill in
        </Press>
      )}
    </div>
  )
}

function Authenticator({ state: { world, person }, page, facts }: PanelPartProps) {
  useNow(world.now)
  const code = authenticatorCode(world, person)
  if (code === undefined) return undefined
  return (
    <li className={styles.message}>
      <p>
        <strong>Authenticator</strong> <span className={styles.muted}>{person.title}, now</span>
      </p>
      <Code code={code} page={page} facts={facts} />
    </li>
  )
}

/** What was "sent", newest first: nothing ever leaves the prototype. */
export function MessagesSection(props: PanelPartProps) {
  const { prototype, state, page, facts } = props
  const { outbox } = state.world.service
  return (
    <Section title="Messages" count={outbox.length}>
      {outbox.length === 0 && <p className={styles.muted}>Codes and links that the product sends arrive here.</p>}
      <ol className={styles.list}>
        <Authenticator {...props} />
        {outbox.toReversed().map(({ at, channel, to, purpose, code, link }) => (
          <li key={`${at} ${to} ${code ?? link}`} className={styles.message}>
            <p>
              <strong>{channels[channel]}</strong> <span className={styles.muted}>to {to}</span>
            </p>
            <p className={styles.muted}>{purpose}</p>
            {code !== undefined && <Code code={code} page={page} facts={facts} />}
            {link !== undefined && <Press onClick={() => void prototype.visit(link)}>Open the link</Press>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
